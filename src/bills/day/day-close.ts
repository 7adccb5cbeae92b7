import type { Callback } from "#contracts/bills/callback.ts";
import type { Bill } from "#contracts/bills/list-bills.ts";
import type { Receipt } from "#contracts/dashboard/load-receipts.ts";
import { compare, sum } from "#contracts/reader/decimal.ts";

/** The data of one day's close. */
export type DayClose = {
  /** Confirmed on that day, by currency and application. */
  receipts: readonly Receipt[];
  /** Created on that day, the newest first, up to a limit. */
  bills: readonly Bill[];
  billCount: number;
  /** Undelivered callbacks of that day, up to a page of each status. */
  open: readonly Callback[];
  openCount: number;
};

/** A bill whose amount is not part of its day's receipts, or not the same. */
export type Difference = { bill: Bill; reason: "unconfirmed" | "confirmedLater" | "otherAmount" };

/**
 * The bills of a day that differ: not confirmed, confirmed on a later day, or of another amount than transferred.
 * @param dayOf the merchant's calendar day of a moment, "2026-11-21".
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

/** The total and number of payments of each currency. */
export function totalsOf(receipts: readonly Receipt[]): { currency: string; amount: string; payments: number }[] {
  return [...Map.groupBy(receipts, ({ currency }) => currency)].map(([currency, these]) => ({
    currency,
    amount: sum(these.map(({ amount }) => amount)),
    payments: these.reduce((all, { payments }) => all + payments, 0),
  }));
}
