import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { GateCode, GatePass } from "#contracts/account/pass-gate.ts";
import type { CodeRequest } from "#contracts/account/send-verification-code.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { codeDelivery, RESEND_DELAY } from "./code-delivery.ts";
import { verification } from "./verification.ts";

const EMAIL = "merchant@example.com";
const CODE = "APP1000010001";
const PASS = { proof: "proof-of-passing" };

test("a code can be typed only once one was sent (4.5)", { tags: ["4.5.b"] }, async () => {
  const { actor, sendCode, state } = start();

  actor.send({ type: "CODE_TYPED", code: "123456" });
  actor.send({ type: "CODE_SUBMITTED" });
  expect(state()).toEqual({ open: "unsent" });
  expect(actor.getSnapshot().context.code).toBe("");

  await sendCode.answers(accepted(null));
  expect(state()).toEqual({ open: "typing" });
});

test("the gate has its code sent as it opens, to whom and for what it is (4.5, 7.4)", () => {
  expect(start().sendCode.asked).toEqual([{ email: EMAIL, purpose: "editApplication" }]);
});

test("a code that could not be sent leaves the gate shut, and can be asked for again (4.5, 7.4, 8.4)", async () => {
  const { sendCode, state, askForCode } = start();
  await sendCode.fails();
  expect(state()).toEqual({ open: "unsent" });

  askForCode();
  await sendCode.answers(accepted(null));
  expect(state()).toEqual({ open: "typing" });
});

test("where the service has sent one so short ago that it sends no other, that one can be typed (4.5, 7.4)", async () => {
  const { sendCode, state } = start();
  await sendCode.answers(refusal("2005"));
  expect(state()).toEqual({ open: "typing" });
});

test("another refusal leaves the gate shut (4.5, 7.4)", async () => {
  const { sendCode, state } = start();
  await sendCode.answers(refusal("1001"));
  expect(state()).toEqual({ open: "unsent" });
});

test("an empty code is not checked (5.6)", async () => {
  const { actor, checkCode, state } = await sent();
  actor.send({ type: "CODE_TYPED", code: "  " });
  actor.send({ type: "CODE_SUBMITTED" });
  expect(state()).toEqual({ open: "typing" });
  expect(checkCode.asked).toEqual([]);
});

test("the right code passes the gate with a proof, is announced, and leaves no code behind (4.5, 6.5, 7.6, 8.10)", async () => {
  const { actor, checkCode, state, announced } = await sent();

  submit(actor, " 123456 ");
  expect(checkCode.asked).toEqual([
    { email: EMAIL, code: "123456", purpose: "editApplication", applicationCode: CODE },
  ]);
  await checkCode.answers(accepted(PASS));

  expect(state()).toBe("passed");
  expect(actor.getSnapshot()).toMatchObject({ status: "done", output: PASS });
  expect(announced).toEqual(["passed"]);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("123456");
});

test("a check that succeeds without a proof passes the gate all the same (4.5, 6.5, 7.6)", async () => {
  const { actor, checkCode, state } = await sent();
  submit(actor, "123456");
  await checkCode.answers(accepted({ proof: "" }));
  expect(state()).toBe("passed");
  expect(actor.getSnapshot().output).toEqual({ proof: "" });
});

test("a wrong code is explained and does not restart the wait for a new one (4.5)", async () => {
  const { actor, clock, checkCode, delivery } = await sent();

  clock.increment(RESEND_DELAY - 1);
  submit(actor, "000000");
  await checkCode.answers(refusal("2003"));

  expect(actor.getSnapshot().context.problem).toMatchObject({ kind: "refused", errCode: "2003" });
  expect(delivery().can({ type: "SEND_REQUESTED", email: EMAIL })).toBe(false);
  clock.increment(1);
  expect(delivery().can({ type: "SEND_REQUESTED", email: EMAIL })).toBe(true);
});

test("what was typed is kept after a refusal and after a failure, and both typing and trying again clear the message (4.5, 8.4)", async () => {
  const { actor, checkCode } = await sent();

  submit(actor, "000000");
  await checkCode.answers(refusal("2003"));
  expect(actor.getSnapshot().context.code).toBe("000000");

  actor.send({ type: "CODE_SUBMITTED" });
  expect(actor.getSnapshot().context.problem).toBeNull();
  await checkCode.fails();
  expect(actor.getSnapshot().context).toMatchObject({ code: "000000", problem: { kind: "failed" } });

  actor.send({ type: "CODE_TYPED", code: "00000" });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test("the end of the wait does not break off a check that is under way (4.5)", async () => {
  const { actor, clock, checkCode, state } = await sent();

  submit(actor, "123456");
  clock.increment(RESEND_DELAY);
  expect(state()).toEqual({ open: "checking" });
  await checkCode.answers(accepted(PASS));

  expect(state()).toBe("passed");
});

test("a newer code on its way does not break off a check either (4.5)", async () => {
  const { actor, clock, sendCode, checkCode, state, askForCode } = await sent();

  clock.increment(RESEND_DELAY);
  submit(actor, "123456");
  askForCode();
  await sendCode.answers(accepted(null));
  expect(state()).toEqual({ open: "checking" });
  await checkCode.answers(refusal("2004"));

  expect(state()).toEqual({ open: "typing" });
});

test("a code submitted twice is checked once, for it serves once (7.6)", async () => {
  const { actor, checkCode } = await sent();
  submit(actor, "123456");
  actor.send({ type: "CODE_SUBMITTED" });
  expect(checkCode.asked).toHaveLength(1);
});

test("giving up forgets the code, even in the middle of a check, whose answer then means nothing (4.5)", async () => {
  const { actor, checkCode, state } = await sent();

  submit(actor, "123456");
  actor.send({ type: "DISMISSED" });
  await checkCode.answers(accepted(PASS));

  expect(state()).toBe("dismissed");
  expect(actor.getSnapshot()).toMatchObject({ context: { code: "" }, output: { proof: null } });
});

function start() {
  const clock = new SimulatedClock();
  const announced: string[] = [];
  const sendCode = deferredCall<Answer<unknown>, CodeRequest>();
  const checkCode = deferredCall<Answer<GatePass>, GateCode>();
  const provided = verification.provide({
    actors: {
      codeDelivery: codeDelivery.provide({ actors: { sendCode: sendCode.logic } }),
      checkCode: checkCode.logic,
    },
    actions: { announcePassed: () => announced.push("passed") },
  });
  const actor = createActor(provided, {
    clock,
    input: { email: EMAIL, purpose: "editApplication", applicationCode: CODE },
  }).start();
  const child = () => {
    const found = actor.getSnapshot().children.codeDelivery;
    if (found === undefined) throw new Error("The gate delivers no codes any more");
    return found;
  };
  return {
    actor,
    clock,
    announced,
    sendCode,
    checkCode,
    state: () => actor.getSnapshot().value,
    delivery: () => child().getSnapshot(),
    askForCode: () => child().send({ type: "SEND_REQUESTED", email: EMAIL }),
  };
}

async function sent() {
  const started = start();
  await started.sendCode.answers(accepted(null));
  return started;
}

function submit(actor: ReturnType<typeof start>["actor"], code: string) {
  actor.send({ type: "CODE_TYPED", code });
  actor.send({ type: "CODE_SUBMITTED" });
}
