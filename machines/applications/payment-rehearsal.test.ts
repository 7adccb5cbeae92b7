import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { PaymentRehearsal, RehearsedPayment } from "#contracts/applications/rehearse-payment.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { SAMPLE_REHEARSAL, sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { paymentRehearsal, type RehearsalRecords, rehearsalIssues } from "./payment-rehearsal.ts";

test("payment rehearsal: is followed from bill to callback answer, and the next starts with the same values (2.28, 4.6)", async () => {
  const rehearsePayment = deferredCall<Answer<RehearsedPayment>, PaymentRehearsal>();
  const findRecords = deferredCall<Answer<RehearsalRecords>, { code: string; billCode: string }>();
  const actor = createActor(
    paymentRehearsal.provide({ actors: { rehearsePayment: rehearsePayment.logic, findRecords: findRecords.logic } }),
    { input: { code: "APP100001" } },
  ).start();
  actor.send({ type: "FIELD_TYPED", field: "amount", value: "1,000.50 USDT" });
  actor.send({ type: "FIELD_TYPED", field: "userId", value: "  " });
  actor.send({ type: "SUBMITTED" });
  expect(rehearsePayment.inputs).toEqual([{ code: "APP100001", way: "exact", network: "TRON", amount: "1000.50" }]);
  await rehearsePayment.answers(accepted(SAMPLE_REHEARSAL));
  await findRecords.answers(accepted({ bill: sampleBill("confirmed"), callback: sampleCallback("delivered") }));
  expect(actor.getSnapshot()).toMatchObject({
    value: "answered",
    context: { records: { bill: { code: "BILL100042" }, callback: { code: "CB100042" } } },
  });
  actor.send({ type: "AGAIN_REQUESTED" });
  expect(actor.getSnapshot()).toMatchObject({
    value: { choosing: "typing" },
    context: { payment: null, fields: { amount: "1,000.50 USDT" } },
  });
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
