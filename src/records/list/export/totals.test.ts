import { expect, test } from "vitest";
import type { Field } from "./field.ts";
import { tally } from "./totals.ts";

type Row = { amount: string; currency?: string; fee?: string };

const fields: readonly Field<Row>[] = [
  { title: "Code", value: () => "7" },
  { title: "Amount", value: ({ amount, currency }) => ({ amount, currency }) },
  { title: "Fee", value: ({ fee, currency }) => (fee === undefined ? null : { amount: fee, currency }) },
];

function totalsOf(rows: readonly Row[]) {
  const counted = tally(fields);
  for (const row of rows) counted.add(row);
  return counted.totals().map(({ amounts, sign, ...total }) => ({ ...total, amounts: Object.fromEntries(amounts) }));
}

test("totals: amounts are added up exactly, by currency and column (2.28)", () => {
  const rows = [
    { amount: "0.1", currency: "USDT", fee: "0.01" },
    { amount: "9007199254740993.000000000000000001", currency: "USDT" },
    { amount: "5", currency: "USDC", fee: "0.02" },
  ];
  expect(totalsOf(rows)).toEqual([
    { currency: "USDT", rows: 2, amounts: { 1: "9007199254740993.100000000000000001", 2: "0.01" } },
    { currency: "USDC", rows: 1, amounts: { 1: "5", 2: "0.02" } },
  ]);
});

test("totals: incoming and outgoing amounts are separate, and amounts without a currency are left out (2.31)", () => {
  const rows = [
    { amount: "+10", currency: "USDT" },
    { amount: "-3", currency: "USDT" },
    { amount: "+2.50", currency: "USDT" },
    { amount: "-1", currency: "USDT" },
    { amount: "99" },
  ];
  expect(totalsOf(rows)).toEqual([
    { currency: "USDT", rows: 2, amounts: { 1: "+12.50" } },
    { currency: "USDT", rows: 2, amounts: { 1: "-4" } },
  ]);
});
