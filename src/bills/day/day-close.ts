import type { Callback } from "#contracts/bills/callback.ts";
import type { Bill } from "#contracts/bills/list-bills.ts";
import type { Receipt } from "#contracts/dashboard/load-receipts.ts";
import { compare, sum } from "#contracts/reader/decimal.ts";

/** What the service holds of one day. */
export type DayClose = {
  /** What the chains confirmed on that day, by currency and application. */
  receipts: readonly Receipt[];
  /** The bills that were made on that day, the newest first; no more than are compared. */
  bills: readonly Bill[];
  billCount: number;
  /** Callbacks of that day that no receiver took; no more than one page of them. */
  open: readonly Callback[];
  openCount: number;
};

/** Why a bill is not simply what was received on its day. */
export type Difference = { bill: Bill; reason: "unconfirmed" | "confirmedLater" | "otherAmount" };

/**
 * The bills of a day that differ: not confirmed, confirmed on a later day, or of another amount than the chain carried.
 * @param dayOf the calendar day of a moment at the merchant's, "2026-11-21".
 */
export function differencesOf(
  bills: readonly Bill[],
  day: string,
  dayOf: (instant: string) => string,
): readonly Difference[] {
  return bills.flatMap((bill): Difference[] => {
    if (bill.paidAt === null) return [{ bill, reason: "unconfirmed" }];
    if (bill.transferAmount !== null && compare(bill.transferAmount ?? bill.amount, bill.amount) !== 0)
      return [{ bill, reason: "otherAmount" }];
    return dayOf(bill.paidAt) > day ? [{ bill, reason: "confirmedLater" }] : [];
  });
}

/** What came in each currency in all, with how many payments. Amounts of different currencies are never added. */
export function totalsOf(receipts: readonly Receipt[]): { currency: string; amount: string; payments: number }[] {
  return [...Map.groupBy(receipts, ({ currency }) => currency)].map(([currency, these]) => ({
    currency,
    amount: sum(these.map(({ amount }) => amount)),
    payments: these.reduce((all, { payments }) => all + payments, 0),
  }));
}
