import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Callback } from "#contracts/bills/callback.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "../testing/answers.ts";
import { deferredCall } from "../testing/deferred-call.ts";
import { sampleCallback } from "../testing/sample-callback.ts";
import { callbackResend } from "./callback-resend.ts";

test("a callback that is sent again and taken is told to what shows it (2.31, 4.6)", async () => {
  const { resend, call, told } = ready();
  resend.send({ type: "SEND_AGAIN" });
  await call.answers(accepted(sampleCallback("taken")));

  expect(call.asked).toEqual([{ code: "CB100042" }]);
  expect(resend.getSnapshot().value).toBe("taken");
  expect(told).toEqual(["callbackSent"]);
});

test("that the receiver did not take it is no problem of the request, and is told as well (8.9)", async () => {
  const { resend, call, told } = ready();
  resend.send({ type: "SEND_AGAIN" });
  await call.answers(accepted(sampleCallback("notTaken")));

  expect(resend.getSnapshot()).toMatchObject({ value: "notTaken", context: { problem: null } });
  expect(told).toEqual(["callbackSent"]);
});

test("while it is being sent, it is not sent another time (2.31)", () => {
  const { resend, call } = ready();
  resend.send({ type: "SEND_AGAIN" });
  expect(resend.getSnapshot().can({ type: "SEND_AGAIN" })).toBe(false);
  resend.send({ type: "SEND_AGAIN" });
  expect(call.asked).toHaveLength(1);
});

test("a refusal or a failure says why, and the next attempt begins without it (8.2, 8.4)", async () => {
  const { resend, call, told } = ready();
  resend.send({ type: "SEND_AGAIN" });
  await call.answers(refusal("2005"));
  expect(resend.getSnapshot()).toMatchObject({ value: "failed", context: { problem: { errCode: "2005" } } });

  resend.send({ type: "SEND_AGAIN" });
  expect(resend.getSnapshot().context.problem).toBeNull();
  await call.fails();
  expect(resend.getSnapshot()).toMatchObject({ value: "failed", context: { problem: { kind: "failed" } } });
  expect(told).toEqual([]);
});

function ready() {
  const call = deferredCall<Answer<Callback>, { code: string }>();
  const told: string[] = [];
  const resend = createActor(callbackResend.provide({ actors: { resendCallback: call.logic } }), {
    input: { code: "CB100042" },
  });
  resend.on("callbackSent", ({ type }) => told.push(type));
  resend.start();
  return { resend, call, told };
}
