import { expect, test } from "vitest";
import { sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleReceipt } from "#machines/testing/sample-receipts.ts";
import { differencesOf, totalsOf } from "./day-close.ts";
import { dayFromAddress } from "./day-from-address.ts";

const dayOf = (instant: string) => instant.slice(0, 10);

test("day close: bills differ if unconfirmed, confirmed on a later day, or of another amount than transferred (2.28)", () => {
  const bill = sampleBill("confirmed");
  const bills = [
    bill,
    sampleBill("confirming"),
    { ...bill, paidAt: "2026-11-22T00:01:00.000Z" },
    { ...bill, transferAmount: "25.49" },
    { ...bill, transferAmount: "25.5" },
  ];
  expect(differencesOf(bills, "2026-11-21", dayOf).map(({ reason }) => reason)).toEqual([
    "unconfirmed",
    "confirmedLater",
    "otherAmount",
  ]);
});

test("day close: exact totals by currency (2.24)", () => {
  const receipts = [
    sampleReceipt("2026-11-21", { amount: "0.1", payments: 1 }),
    sampleReceipt("2026-11-21", { amount: "0.2", payments: 2, network: "BSC" }),
    sampleReceipt("2026-11-21", { amount: "3", currency: "USDC" }),
  ];
  expect(totalsOf(receipts)).toEqual([
    { currency: "USDT", amount: "0.3", payments: 3 },
    { currency: "USDC", amount: "3", payments: 1 },
  ]);
});

test.each([
  [null, "2026-11-21"],
  ["2026-11-20", "2026-11-20"],
  ["2026-11-22", "2026-11-21"],
  ["2026-08-13", "2026-11-21"],
  ["2026-08-14", "2026-08-14"],
  ["2026-13-01", "2026-11-21"],
  ["2026-09-31", "2026-11-21"],
  ["yesterday", "2026-11-21"],
])("day close: ?day=%s shows %s (2.28)", (asked, shown) => {
  expect(dayFromAddress(asked, "2026-11-21", 99)).toBe(shown);
});
