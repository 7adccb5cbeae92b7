import { expect, test } from "vitest";
import { change, compare, sum } from "#contracts/reader/decimal.ts";
import { sampleReceipt, sampleReceipts } from "#machines/testing/sample-receipts.ts";
import { buildTrend, receivedOn } from "./trend.ts";

const BY_CURRENCY = { days: 3, groupedBy: "currency", currency: null, networkName: String } as const;
const BY_NETWORK = { ...BY_CURRENCY, groupedBy: "network" } as const;
const BY_APPLICATION = { ...BY_CURRENCY, groupedBy: "application" } as const;

test("amounts: sums are exact (3.11)", () => {
  expect(sum(["0.1", "0.2"])).toBe("0.3");
  expect(sum(["9007199254740993.000000000000000001", "1"])).toBe("9007199254740994.000000000000000001");
  expect(sum(["29.90", "0.1"])).toBe("30.00");
  expect(sum(["+1.5", "-2.25"])).toBe("-0.75");
  expect(sum([])).toBe("0");
});

test("amounts: comparisons are exact (2.24)", () => {
  expect([compare("2", "10"), compare("10", "2"), compare("1.0", "1")]).toEqual([-1, 1, 0]);
  expect([change("112", "100"), change("50", "100"), change("1", "0")]).toEqual([0.12, -0.5, null]);
});

test("trend: it has every day of the range, also without payments (9.5)", { tags: ["9.5.a"] }, () => {
  const trend = buildTrend(sampleReceipts([sampleReceipt("2026-11-20")]), BY_CURRENCY);
  expect(trend.days).toEqual(["2026-11-19", "2026-11-20", "2026-11-21"]);
  expect(trend.lines).toEqual([
    { key: "USDT-TRC20", name: "USDT-TRC20", amounts: ["0", "25.50", "0"], total: "25.50" },
  ]);
  expect(trend).toMatchObject({ totals: ["0", "25.50", "0"], payments: [0, 1, 0], total: "25.50" });
});

test("trend: grouped by network, currency or application, the largest first (2.24)", () => {
  const receipts = sampleReceipts([
    sampleReceipt("2026-11-20", { amount: "1" }),
    sampleReceipt("2026-11-20", { amount: "2", tokenProtocol: "ERC20", network: "ETH" }),
    sampleReceipt("2026-11-21", { amount: "4", applicationCode: "APP2", applicationName: "Mobile shop" }),
  ]);
  const grouped = (by: Parameters<typeof buildTrend>[1]) =>
    buildTrend(receipts, by).lines.map(({ name, total }) => [name, total]);
  expect(grouped({ ...BY_NETWORK, networkName: (network) => `the chain ${network}` })).toEqual([
    ["the chain TRON", "5"],
    ["the chain ETH", "2"],
  ]);
  expect(grouped(BY_CURRENCY)).toEqual([
    ["USDT-TRC20", "5"],
    ["USDT-ERC20", "2"],
  ]);
  expect(grouped(BY_APPLICATION)).toEqual([
    ["Mobile shop", "4"],
    ["Web shop", "3"],
  ]);
});

test("trend: it shows one currency: the chosen one, else USDT, else the one with most payments (3.10)", () => {
  const receipts = sampleReceipts([
    sampleReceipt("2026-11-20", { amount: "900", currency: "TRX", tokenProtocol: "", payments: 2 }),
    sampleReceipt("2026-11-21", { amount: "3" }),
  ]);
  expect(buildTrend(receipts, BY_CURRENCY)).toMatchObject({
    currency: "USDT",
    currencies: ["TRX", "USDT"],
    total: "3",
  });
  expect(buildTrend(receipts, { ...BY_CURRENCY, currency: "TRX" })).toMatchObject({ currency: "TRX", total: "900" });
  expect(buildTrend(receipts, { ...BY_CURRENCY, currency: "gone" })).toMatchObject({ currency: "USDT" });
  const others = sampleReceipts([
    sampleReceipt("2026-11-20", { currency: "TRX" }),
    sampleReceipt("2026-11-20", { currency: "USDC", payments: 2 }),
  ]);
  expect(buildTrend(others, BY_CURRENCY)).toMatchObject({ currency: "USDC" });
});

test("trend: applications beyond the fourth are one line (2.24)", () => {
  const receipts = sampleReceipts(
    [1, 2, 3, 4, 5, 6, 7].map((number) =>
      sampleReceipt("2026-11-21", { amount: `${number}`, applicationCode: `A${number}`, applicationName: `${number}` }),
    ),
  );
  const { lines } = buildTrend(receipts, BY_APPLICATION);
  expect(lines.map(({ name, total }) => [name, total])).toEqual([
    ["7", "7"],
    ["6", "6"],
    ["5", "5"],
    ["4", "4"],
    ["", "6"],
  ]);
});

test("trend: without payments it has days and no lines (2.24)", () => {
  expect(buildTrend(sampleReceipts([]), BY_CURRENCY)).toMatchObject({
    currency: null,
    currencies: [],
    days: ["2026-11-19", "2026-11-20", "2026-11-21"],
    lines: [],
    total: "0",
  });
});

test("receipts of one day, by currency (2.24)", () => {
  const items = [
    sampleReceipt("2026-11-20"),
    sampleReceipt("2026-11-21", { amount: "1" }),
    sampleReceipt("2026-11-21", { amount: "2", network: "ETH" }),
    sampleReceipt("2026-11-21", { amount: "7", currency: "TRX" }),
  ];
  expect(receivedOn("2026-11-21", items)).toEqual(
    new Map([
      ["USDT", "3"],
      ["TRX", "7"],
    ]),
  );
});
