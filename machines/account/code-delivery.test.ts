import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { CodeRequest } from "#contracts/account/send-verification-code.ts";
import type { Answer } from "#contracts/envelope.ts";
import { refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { codeDelivery, deliveryProblem } from "./code-delivery.ts";

const EMAIL = "merchant@example.com";

test("verification code: is not requested for an invalid email address, and the problem is its format (5.2)", {
  tags: ["5.2.a"],
}, () => {
  const { actor, sendCode, state } = start();

  actor.send({ type: "SEND_REQUESTED", email: "merchant" });

  expect(state()).toBe("unsent");
  expect(actor.getSnapshot().context.problem).toBe("emailFormat");
  expect(deliveryProblem(actor.getSnapshot(), "somebody")).toBe("emailFormat");
  expect(deliveryProblem(actor.getSnapshot(), "somebody@merchant.example")).toBeNull();
  expect(sendCode.inputs).toEqual([]);
});

test("verification code: a refusal or failure is reported for its email address and can be retried at once (7.4, 8.4)", async () => {
  const { actor, sendCode, state } = start();

  actor.send({ type: "SEND_REQUESTED", email: EMAIL });
  await sendCode.answers(refusal("2005"));
  expect(state()).toBe("unsent");
  expect(actor.getSnapshot().context.problem).toMatchObject({ kind: "refused", errCode: "2005" });
  expect(deliveryProblem(actor.getSnapshot(), ` ${EMAIL}`)).toMatchObject({ errCode: "2005" });
  expect(deliveryProblem(actor.getSnapshot(), "another@example.com")).toBeNull();

  actor.send({ type: "SEND_REQUESTED", email: EMAIL });
  expect(actor.getSnapshot().context.problem).toBeNull();
  await sendCode.fails();
  expect(actor.getSnapshot().context.problem).toEqual({ kind: "failed" });
});

function start() {
  const clock = new SimulatedClock();
  const sendCode = deferredCall<Answer<unknown>, CodeRequest>();
  const actor = createActor(codeDelivery.provide({ actors: { sendCode: sendCode.logic } }), {
    clock,
    input: { purpose: "register" },
  }).start();
  return { actor, clock, sendCode, state: () => actor.getSnapshot().value };
}
