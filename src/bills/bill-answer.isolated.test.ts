import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import type { TransactionRecord } from "#contracts/bills/list-transactions.ts";
import bills from "#locales/en-US/bills.json" with { type: "json" };
import palette from "#locales/en-US/palette.json" with { type: "json" };
import shell from "#locales/en-US/shell.json" with { type: "json" };
import { sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { billAnswer } from "./bill-answer.ts";
import { TRANSACTION_FINDER } from "./find-records.ts";

beforeAll(() =>
  i18next.init({
    lng: "en-US",
    resources: { "en-US": { bills, palette, shell } },
    interpolation: { escapeValue: false },
  }),
);

const PAID = sampleBill("confirmed");
const TAKEN = sampleCallback("delivered");
const TAKEN_LATER = { ...TAKEN, attempts: [...TAKEN.attempts, ...TAKEN.attempts] };

test.each([
  ["confirming", sampleBill("confirming"), null, "25.50 USDT: Confirming."],
  ["no callback", PAID, null, "Paid: 25.50 USDT, confirmed; no callback was sent."],
  ["taken at once", PAID, TAKEN, "Paid: 25.50 USDT, confirmed; Web shop took the callback."],
  ["taken later", PAID, TAKEN_LATER, "Paid: 25.50 USDT, confirmed; Web shop took the callback after 2 tries."],
  [
    "not taken",
    PAID,
    sampleCallback("undelivered"),
    "Paid: 25.50 USDT, confirmed; Web shop did not take the callback.",
  ],
  ["a status that is not known", { ...PAID, noticeStatus: "postponed" as never }, null, "25.50 USDT: Confirmed."],
])("palette: a bill's summary: %s (2.28, 2.31)", async (_, bill, callback, sentence) => {
  expect((await billAnswer(bill, callback, createFormat("en-US"))).replaceAll("\u00A0", " ")).toBe(sentence);
});

const TRANSACTION = { amount: "25.5", currency: "USDT" } as TransactionRecord;

test.each([
  ["confirming", "25.50 USDT: Confirming."],
  ["confirmed", "25.50 USDT: Confirmed."],
  ["dropped", "25.50 USDT: Dropped."],
] as const)("palette: a transaction's summary: %s (2.31)", async (status, sentence) => {
  const asking = { send: () => Promise.reject(), format: createFormat("en-US"), signal: new AbortController().signal };
  const summary = await TRANSACTION_FINDER.summarize?.({ ...TRANSACTION, status }, asking);
  expect(summary?.replaceAll("\u00A0", " ")).toBe(sentence);
});
