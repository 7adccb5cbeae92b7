import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { PaymentRehearsal, RehearsedPayment } from "#contracts/applications/rehearse-payment.ts";
import type { Answer } from "#contracts/envelope.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { paymentRehearsal, rehearsalIssues } from "./payment-rehearsal.ts";

test("payment rehearsal: a customer of blanks is left out (2.28)", () => {
  const { logic, inputs } = deferredCall<Answer<RehearsedPayment>, PaymentRehearsal>();
  const provided = paymentRehearsal.provide({ actors: { rehearsePayment: logic } });
  const actor = createActor(provided, { input: { code: "APP100001" } }).start();
  actor.send({ type: "FIELD_TYPED", field: "amount", value: "1,000.50 USDT" });
  actor.send({ type: "FIELD_TYPED", field: "userId", value: "  " });
  actor.send({ type: "SUBMITTED" });
  expect(inputs).toEqual([{ code: "APP100001", way: "exact", network: "TRON", amount: "1000.50" }]);
});

test.each([
  ["", "", { amount: "invalid" }],
  ["0", "", { amount: "invalid" }],
  ["0.0000001", "", { amount: "invalid" }],
  ["25.50", "x".repeat(64), {}],
  ["25.50", "x".repeat(65), { userId: "invalid" }],
] as const)(
  "payment rehearsal: issues of the amount “%s” and the customer “%s” are named (5.1)",
  (amount, userId, issues) => {
    expect(rehearsalIssues({ way: "exact", network: "TRON", amount, userId })).toEqual(issues);
  },
);
