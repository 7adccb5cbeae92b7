import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { CodeRequest } from "#contracts/account/send-verification-code.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { codeDelivery, deliveryProblem } from "./code-delivery.ts";

const EMAIL = "merchant@example.com";

test("a code is asked for by its purpose, and is on its way (7.4, 8.10)", async () => {
  const { actor, sendCode, state } = start();

  actor.send({ type: "SEND_REQUESTED", email: ` ${EMAIL} ` });
  expect(state()).toBe("sending");
  expect(sendCode.asked).toEqual([{ email: EMAIL, purpose: "register" }]);
  await sendCode.answers(accepted(null));

  expect(state()).toBe("coolingDown");
  expect(actor.getSnapshot().hasTag("sent")).toBe(true);
});

test("what is no e-mail address gets no code, and the format is named as the problem (5.2)", {
  tags: ["5.2.a"],
}, () => {
  const { actor, sendCode, state } = start();

  actor.send({ type: "SEND_REQUESTED", email: "merchant" });

  expect(state()).toBe("unsent");
  expect(actor.getSnapshot().context.problem).toBe("emailFormat");
  expect(deliveryProblem(actor.getSnapshot(), "somebody")).toBe("emailFormat");
  expect(deliveryProblem(actor.getSnapshot(), "somebody@merchant.example")).toBeNull();
  expect(sendCode.asked).toEqual([]);
});

test("the same address waits before it can have another code, and then can (2.22)", { tags: ["2.22.b"] }, async () => {
  const { actor, clock, sendCode, state } = await sent();

  clock.increment(59_999);
  actor.send({ type: "SEND_REQUESTED", email: EMAIL });
  actor.send({ type: "SEND_REQUESTED", email: ` ${EMAIL} ` });
  expect(sendCode.asked).toHaveLength(1);

  clock.increment(1);
  expect(state()).toBe("resendPossible");
  actor.send({ type: "SEND_REQUESTED", email: EMAIL });
  expect(sendCode.asked).toHaveLength(2);
});

test("someone who mistyped the address need not wait to correct it (2.22)", async () => {
  const { actor, sendCode } = await sent();

  actor.send({ type: "SEND_REQUESTED", email: "right@example.com" });

  expect(sendCode.asked.at(-1)).toEqual({ email: "right@example.com", purpose: "register" });
});

test("a refusal is explained, and a failure too; both can be tried again at once (7.4, 8.4)", async () => {
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

test("a second click while the code is being sent sends no second one (7.4)", () => {
  const { actor, sendCode } = start();

  actor.send({ type: "SEND_REQUESTED", email: EMAIL });
  actor.send({ type: "SEND_REQUESTED", email: "another@example.com" });

  expect(sendCode.asked).toHaveLength(1);
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

async function sent() {
  const started = start();
  started.actor.send({ type: "SEND_REQUESTED", email: EMAIL });
  await started.sendCode.answers(accepted(null));
  return started;
}
