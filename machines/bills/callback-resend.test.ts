import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Callback } from "#contracts/bills/callback.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { callbackResend } from "./callback-resend.ts";

test("a callback that is sent again and accepted is announced, so that its screen looks again (2.31, 4.6)", async () => {
  const { resend, call, emitted } = ready();
  resend.send({ type: "RESEND_REQUESTED" });
  await call.answers(accepted(sampleCallback("delivered")));

  expect(call.asked).toEqual([{ code: "CB100042" }]);
  expect(resend.getSnapshot().value).toBe("delivered");
  expect(emitted).toEqual(["callbackSent"]);
});

test("a callback that its receiver rejects is no failed request, and is announced as well (8.9)", async () => {
  const { resend, call, emitted } = ready();
  resend.send({ type: "RESEND_REQUESTED" });
  await call.answers(accepted(sampleCallback("undelivered")));

  expect(resend.getSnapshot()).toMatchObject({ value: "undelivered", context: { problem: null } });
  expect(emitted).toEqual(["callbackSent"]);
});

test("a callback of which no attempt is told was not delivered, as far as anybody knows (2.31)", async () => {
  const { resend, call } = ready();
  resend.send({ type: "RESEND_REQUESTED" });
  await call.answers(accepted({ ...sampleCallback("delivered"), attempts: [] }));
  expect(resend.getSnapshot().value).toBe("undelivered");
});

test("while it is being sent, it is not sent another time (2.31)", () => {
  const { resend, call } = ready();
  resend.send({ type: "RESEND_REQUESTED" });
  expect(resend.getSnapshot().can({ type: "RESEND_REQUESTED" })).toBe(false);
  resend.send({ type: "RESEND_REQUESTED" });
  expect(call.asked).toHaveLength(1);
});

test("a refusal or a failure says why, and the next attempt begins without it (8.2, 8.4)", async () => {
  const { resend, call, emitted } = ready();
  resend.send({ type: "RESEND_REQUESTED" });
  await call.answers(refusal("2005"));
  expect(resend.getSnapshot()).toMatchObject({ value: "failed", context: { problem: { errCode: "2005" } } });

  resend.send({ type: "RESEND_REQUESTED" });
  expect(resend.getSnapshot().context.problem).toBeNull();
  await call.fails();
  expect(resend.getSnapshot()).toMatchObject({ value: "failed", context: { problem: { kind: "failed" } } });
  expect(emitted).toEqual([]);
});

function ready() {
  const call = deferredCall<Answer<Callback>, { code: string }>();
  const emitted: string[] = [];
  const resend = createActor(callbackResend.provide({ actors: { resendCallback: call.logic } }), {
    input: { code: "CB100042" },
  });
  resend.on("callbackSent", ({ type }) => emitted.push(type));
  resend.start();
  return { resend, call, emitted };
}
