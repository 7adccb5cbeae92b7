import type { Callback, CallbackAttempt } from "#contracts/bills/callback.ts";

const DELIVERED: CallbackAttempt = {
  sentAt: "2026-11-21T03:12:31.000Z",
  signature: "9f2c4e",
  nextSignature: "",
  url: "https://shop.example/callbacks/recharge",
  appKey: "ak_1a2b3c",
  durationMs: 184,
  answerStatus: 200,
  failure: null,
};

/** A callback with one attempt, delivered or not. */
export function sampleCallback(last: "delivered" | "undelivered"): Callback {
  const attempt: CallbackAttempt =
    last === "delivered" ? DELIVERED : { ...DELIVERED, answerStatus: 503, failure: "rejected" };
  return {
    code: "CB100042",
    event: "collection",
    reference: "BILL100042",
    applicationCode: "APP100001",
    applicationName: "Web shop",
    amount: "25.50",
    currency: "USDT",
    url: "https://shop.example/callbacks/recharge",
    payload: '{"billCode":"BILL100042"}',
    status: last === "delivered" ? "success" : "failed",
    attempts: [attempt],
    createdAt: "2026-11-21T03:12:30.000Z",
    deliveredAt: last === "delivered" ? attempt.sentAt : null,
    nextAttemptAt: null,
  };
}
