import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Receipts } from "#contracts/dashboard/load-receipts.ts";
import type { Answer } from "#contracts/envelope.ts";
import { receiptsTrend } from "#machines/dashboard/receipts-trend.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleReceipt, sampleReceipts } from "#machines/testing/sample-receipts.ts";
import { spoken, wordsOf } from "#src/dashboard/testing/spoken.tsx";
import { ReceiptsPanel } from "./ReceiptsPanel.tsx";

const BUSY = sampleReceipts(
  [
    sampleReceipt("2026-11-20", { amount: "100" }),
    sampleReceipt("2026-11-21", { amount: "56", payments: 2 }),
    sampleReceipt("2026-11-21", { amount: "0.000001", tokenProtocol: "ERC20", network: "ETH" }),
  ],
  { yesterdayByNow: [{ currency: "USDT", amount: "50" }] },
);

test("received today stands against yesterday, all of it and by this time (2.24, 3.11)", {
  tags: ["2.24.g"],
}, async () => {
  const words = await read(BUSY);
  expect(words).toContain("Received today 56.000001 USDT");
  expect(words).toContain("+12% against yesterday by this time");
  expect(words).toContain("All of yesterday 100.00 USDT");
  expect(words).toContain("Yesterday by this time 50.00 USDT");
});

test("the trend is told over a week, a month and three months, by currency and by application (2.24, 9.5)", {
  tags: ["9.5.a", "2.24.h"],
}, async () => {
  const words = await read(BUSY);
  expect(words).toContain(["1 week", "1 month", "3 months"].join(" "));
  for (const choice of ["By currency", "By application", "Chart", "Table"]) expect(words).toContain(choice);
  expect(words).toContain("Last 7 days, today included: 156.000001 USDT");
});

test("a table holds the same numbers, the newest day first, also of days on which nothing came (2.24)", async () => {
  const words = await read(BUSY, "table");
  expect(words).toContain(
    "Day Received USDT-TRC20 USDT-ERC20 Payments Nov 21, 2026 56.000001 56.00 0.000001 3 Nov 20, 2026 100.00 100.00 0.00 1 Nov 19, 2026 0.00",
  );
  expect(words).toMatch(/Total 156\.000001 156\.00 0\.000001 4$/);
});

test("where nothing came, that is said in place of a chart of zeros (2.24)", async () => {
  const words = await read(sampleReceipts([]));
  expect(words).toContain("Received today 0.00 USDT");
  expect(words).toContain("No payments in these days");
  expect(words).not.toContain("%");
});

test("what a figure means is said where it stands (3.11)", async () => {
  expect(await read(BUSY)).toContain(
    "What is this? Received from customers What your customers paid through your applications.",
  );
});

test("what could not be read is told, since the sums lack it (8.4)", async () => {
  const unreadable = [{ index: 0, code: "", field: "amount", expected: "an amount" }];
  const words = await read({ ...BUSY, unreadable });
  expect(words).toContain("Some of these figures could not be read");
  expect(words).toContain("Received today –");
});

test("where the service does not say what yesterday had brought by now, nothing is compared with it (3.11)", async () => {
  const words = await read({ ...BUSY, yesterdayByNow: null });
  expect(words).toContain("Yesterday by this time –");
  expect(words).not.toContain("%");
});

test("what could not be loaded is said, and nothing looks as if it were still on its way (8.4)", async () => {
  const call = deferredCall<Answer<Receipts>, { days: number }>();
  const actor = createActor(receiptsTrend.provide({ actors: { loadReceipts: call.logic } })).start();
  const shown = () =>
    spoken("en-US", ["dashboard", "shell"], <ReceiptsPanel actor={actor} snapshot={actor.getSnapshot()} />);
  expect(await shown()).toContain("All of yesterday");
  await call.answers({ accepted: false, errCode: "9", errMsg: "Not today" });
  expect(wordsOf(await shown())).toContain("What customers paid could not be loaded Not today");
  expect(await shown()).not.toContain("All of yesterday");
});

async function read(receipts: Receipts, presentation: "chart" | "table" = "chart") {
  const call = deferredCall<Answer<Receipts>, { days: number }>();
  const actor = createActor(receiptsTrend.provide({ actors: { loadReceipts: call.logic } })).start();
  await call.answers(accepted(receipts));
  actor.send({ type: "PRESENTATION_CHOSEN", presentation });
  return wordsOf(
    await spoken("en-US", ["dashboard", "shell"], <ReceiptsPanel actor={actor} snapshot={actor.getSnapshot()} />),
  );
}
