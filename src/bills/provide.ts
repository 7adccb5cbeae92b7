import { fromPromise } from "xstate";
import { billSearch, listBills } from "#contracts/bills/list-bills.ts";
import { callbackSearch, listCallbacks } from "#contracts/bills/list-callbacks.ts";
import { listRechargeBills, rechargeBillSearch } from "#contracts/bills/list-recharge-bills.ts";
import { listTransactions, transactionSearch } from "#contracts/bills/list-transactions.ts";
import { resendCallback } from "#contracts/bills/resend-callback.ts";
import { callbackResend, wasDelivered } from "#machines/bills/callback-resend.ts";
import { problemOf } from "#machines/problem.ts";
import { provideBulkRun } from "#src/services/act-on-each.ts";
import { finderOf } from "#src/services/finder.ts";
import { provideList, provideListedRecord } from "#src/services/provide-list.ts";
import type { Services } from "#src/services/services.ts";
import { BILL_FINDER, RECHARGE_BILL_FINDER, TRANSACTION_FINDER } from "./find-records.ts";

/** The merchant's application bills, a page at a time (2.28). */
export function provideBillList(services: Services) {
  return provideList(services, "listBills", billSearch, listBills);
}

/** The merchant's recharge bills, a page at a time (2.29). */
export function provideRechargeBillList(services: Services) {
  return provideList(services, "listRechargeBills", rechargeBillSearch, listRechargeBills);
}

/** Everything that moved for the merchant, a page at a time (2.31). */
export function provideTransactionList(services: Services) {
  return provideList(services, "listTransactions", transactionSearch, listTransactions);
}

/** The callbacks to the merchant's applications, a page at a time (2.31). */
export function provideCallbackList(services: Services) {
  return provideList(services, "listCallbacks", callbackSearch, listCallbacks);
}

/** One application bill by its code (3.8). */
export function provideBillRecord(services: Services) {
  return provideListedRecord(services, "listBills", listBills, byCode, ({ code }) => code);
}

/** One recharge bill by its number (3.9). */
export function provideRechargeBillRecord(services: Services) {
  return provideListedRecord(services, "listRechargeBills", listRechargeBills, byCode, ({ number }) => number);
}

/** One transaction record by its code (2.31). */
export function provideTransactionRecord(services: Services) {
  return provideListedRecord(services, "listTransactions", listTransactions, byCode, ({ code }) => code);
}

/** One callback by its code, with its attempts (2.31). */
export function provideCallbackRecord(services: Services) {
  return provideListedRecord(services, "listCallbacks", listCallbacks, byCode, ({ code }) => code);
}

/** Finds application bills for the palette (2.28). */
export const findBills = finderOf(billSearch, listBills, BILL_FINDER);

/** Finds recharge bills for the palette (2.29). */
export const findRechargeBills = finderOf(rechargeBillSearch, listRechargeBills, RECHARGE_BILL_FINDER);

/** Finds transaction records for the palette (2.31). */
export const findTransactions = finderOf(transactionSearch, listTransactions, TRANSACTION_FINDER);

/** Sending a callback again, with its call (2.31). */
export function provideCallbackResend({ send }: Services) {
  return callbackResend.provide({
    actors: { resendCallback: fromPromise(({ input, signal }) => resendCallback(send, input.code, signal)) },
  });
}

/** Sending callbacks again, one after the other (2.31). That a receiver does not take one is no failed request (8.9). */
export function provideCallbackBulkResend({ send }: Services) {
  return provideBulkRun(async (code, signal) => {
    const answer = await resendCallback(send, code, signal);
    return problemOf(answer) ?? { kind: wasDelivered(answer) ? "done" : "undone" };
  });
}

function byCode(code: string) {
  return { code };
}
