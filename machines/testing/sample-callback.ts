import type { Callback, CallbackAttempt } from "#contracts/bills/callback.ts";

const TAKEN: CallbackAttempt = {
  sentAt: "2026-11-21T03:12:31.000Z",
  signature: "9f2c4e",
  answerStatus: 200,
  failure: null,
};

/** A callback whose last attempt was taken, or was not. */
export function sampleCallback(last: "taken" | "notTaken"): Callback {
  const attempt: CallbackAttempt = last === "taken" ? TAKEN : { ...TAKEN, answerStatus: 503, failure: "rejected" };
  return {
    code: "CB100042",
    billCode: "BILL100042",
    applicationCode: "APP100001",
    url: "https://shop.example/callbacks/recharge",
    payload: '{"billCode":"BILL100042"}',
    status: last === "taken" ? "success" : "failed",
    attempts: [attempt],
    createdAt: "2026-11-21T03:12:30.000Z",
    deliveredAt: last === "taken" ? attempt.sentAt : null,
    nextAttemptAt: null,
  };
}
