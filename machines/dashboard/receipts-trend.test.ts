import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Receipts } from "#contracts/dashboard/load-receipts.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleReceipt, sampleReceipts } from "#machines/testing/sample-receipts.ts";
import { receiptsTrend } from "./receipts-trend.ts";

const WEEK = sampleReceipts([sampleReceipt("2026-11-20")]);
const MONTH = sampleReceipts([sampleReceipt("2026-11-01"), sampleReceipt("2026-11-20")]);

test("one week is shown at first, one month and three months when chosen (9.5)", async () => {
  const { actor, call, context } = start();
  await call.answers(accepted(WEEK));
  expect(context()).toMatchObject({ groupedBy: "network", shown: { days: 7, receipts: WEEK } });
  actor.send({ type: "RANGE_CHOSEN", range: "month" });
  await call.answers(accepted(MONTH));
  expect(context().shown).toEqual({ days: 30, receipts: MONTH });
  actor.send({ type: "RANGE_CHOSEN", range: "threeMonths" });
  expect(call.asked).toEqual([{ days: 7 }, { days: 30 }, { days: 90 }]);
});

test("the figures of the range before stay until the next ones are there, and when these fail (2.24, 8.4)", async () => {
  const { actor, call, context, state } = start();
  await call.answers(accepted(WEEK));
  actor.send({ type: "RANGE_CHOSEN", range: "month" });
  expect(context().shown).toEqual({ days: 7, receipts: WEEK });
  await call.fails();
  expect(state()).toBe("failed");
  expect(context()).toMatchObject({ shown: { days: 7 }, problem: { kind: "failed" } });
  actor.send({ type: "REFRESHED" });
  await call.answers(accepted(MONTH));
  expect(context()).toMatchObject({ shown: { days: 30 }, problem: null });
});

test("another range drops the answer to the one before; the same range asks nothing (9.5)", async () => {
  const { actor, call, context } = start();
  actor.send({ type: "RANGE_CHOSEN", range: "week" });
  expect(call.asked).toHaveLength(1);
  actor.send({ type: "RANGE_CHOSEN", range: "month" });
  await call.answers(accepted(MONTH));
  expect(context().shown).toEqual({ days: 30, receipts: MONTH });
});

test("changing how the figures are shown sends no request (2.24)", async () => {
  const { actor, call, context } = start();
  await call.answers(accepted(WEEK));
  actor.send({ type: "GROUPING_CHOSEN", groupedBy: "application" });
  actor.send({ type: "PRESENTATION_CHOSEN", presentation: "table" });
  actor.send({ type: "CURRENCY_CHOSEN", currency: "USDC" });
  expect(context()).toMatchObject({ groupedBy: "application", presentation: "table", currency: "USDC" });
  expect(call.asked).toHaveLength(1);
});

test("what the service refuses is told, and can be asked for again (8.2)", async () => {
  const { actor, call, context, state } = start();
  await call.answers(refusal("5000"));
  expect(state()).toBe("failed");
  expect(context()).toMatchObject({ shown: null, problem: { kind: "refused", errCode: "5000" } });
  actor.send({ type: "REFRESHED" });
  await call.answers(accepted(WEEK));
  expect(state()).toBe("loaded");
});

function start() {
  const call = deferredCall<Answer<Receipts>, { days: number }>();
  const actor = createActor(receiptsTrend.provide({ actors: { loadReceipts: call.logic } })).start();
  return { actor, call, context: () => actor.getSnapshot().context, state: () => actor.getSnapshot().value };
}
