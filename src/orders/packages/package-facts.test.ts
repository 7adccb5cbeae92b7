import { expect, test } from "vitest";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import { exceeds, savingOf } from "./package-facts.ts";

const term = (months: number, amount: string) =>
  ({ unit: "month", months, amount, runsFrom: null, runsUntil: null }) as const;
const selling = (...terms: MerchantPackage["terms"]): MerchantPackage => ({
  ...{ id: "growth", name: "Growth", limits: { wallets: 1, currencies: 1, applications: 1 }, terms },
});

test("packages: a longer term's saving against single months (9.4)", () => {
  const growth = selling(term(1, "29.90"), term(3, "80.70"), term(12, "358.80"));
  expect(savingOf(growth, 3)).toBeCloseTo(0.1, 2);
  expect([savingOf(growth, 1), savingOf(growth, 12), savingOf(growth, 6)]).toEqual([null, null, null]);
  expect(savingOf(selling(term(3, "80.70")), 3)).toBeNull();
});

test.each([
  [3, 2, true],
  [2, 2, false],
  [3, null, false],
  [3, undefined, false],
  [null, 2, false],
])("packages: %s in use exceeds the limit %s: %s (3.6)", (used, limit, expected) => {
  expect(exceeds(used, limit)).toBe(expected);
});
