import { fromPromise } from "xstate";
import { listApplications } from "#contracts/applications/list-applications.call.ts";
import { listBills } from "#contracts/bills/list-bills.call.ts";
import { listCallbacks } from "#contracts/bills/list-callbacks.call.ts";
import { listRechargeBills } from "#contracts/bills/list-recharge-bills.call.ts";
import { listTransactions } from "#contracts/bills/list-transactions.call.ts";
import { resendCallback } from "#contracts/bills/resend-callback.call.ts";
import { problemOf } from "#contracts/problem.ts";
import { callbackResend, wasDelivered } from "#machines/bills/callback-resend.ts";
import { createFinder } from "#src/records/provide/finder.ts";
import { provideBulkRun } from "#src/records/provide/provide-bulk-run.ts";
import { provideList, provideListedRecord } from "#src/records/provide/provide-list.ts";
import { provideResource } from "#src/records/provide/provide-resource.ts";
import type { Services } from "#src/services/services.ts";
import { billAnswer } from "./bill-answer.ts";
import { BILL_FINDER, CALLBACK_FINDER, RECHARGE_BILL_FINDER, TRANSACTION_FINDER } from "./find-records.ts";

/** Application bills with their calls (2.28). */
export const provideBillList = provideList(listBills, "bills");

/** Recharge bills with their calls (2.29). */
export const provideRechargeBillList = provideList(listRechargeBills, "recharges");

/** Transaction records with their calls (2.31). */
export const provideTransactionList = provideList(listTransactions, "transactions");

/** Callbacks with their calls (2.31). */
export const provideCallbackList = provideList(listCallbacks, "callbacks");

/** With more applications, the filter takes a code instead of offering a choice. */
export const MAX_APPLICATIONS = 100;

/** The merchant's applications by name, to filter by them (2.28, 2.31). */
export const provideApplicationChoice = provideResource(
  listApplications,
  () => ({ page: 1, pageSize: MAX_APPLICATIONS, sort: "name" }) as const,
);

/** One application bill by its code (3.8). */
export const provideBillRecord = provideListedRecord(listBills, byCode, ({ code }) => code);

/** One recharge bill by its number (3.9). */
export const provideRechargeBillRecord = provideListedRecord(listRechargeBills, byCode, ({ number }) => number);

/** One transaction record by its code (2.31). */
export const provideTransactionRecord = provideListedRecord(listTransactions, byCode, ({ code }) => code);

/** One callback by its code, with its attempts (2.31). */
export const provideCallbackRecord = provideListedRecord(listCallbacks, byCode, ({ code }) => code);

/** Finds application bills for the palette (2.28). */
export const findBills = createFinder(listBills, {
  ...BILL_FINDER,
  summarize: async (bill, { send, format, signal }) => {
    // The summary is useful without the callback too.
    const asked = listCallbacks(send, { page: 1, pageSize: 5, code: bill.code }, signal);
    const answer = await asked.catch(() => null);
    const callbacks = answer?.accepted ? answer.value.items : [];
    return billAnswer(bill, callbacks.find(({ reference }) => reference === bill.code) ?? null, format);
  },
});

/** Finds recharge bills for the palette (2.29). */
export const findRechargeBills = createFinder(listRechargeBills, RECHARGE_BILL_FINDER);

/** Finds transaction records for the palette (2.31). */
export const findTransactions = createFinder(listTransactions, TRANSACTION_FINDER);

/** Finds callbacks for the palette (2.31). */
export const findCallbacks = createFinder(listCallbacks, CALLBACK_FINDER);

/** The machine that sends a callback again, with its call (2.31). */
export function provideCallbackResend({ send }: Services) {
  return callbackResend.provide({
    actors: { resendCallback: fromPromise(({ input, signal }) => resendCallback(send, { code: input.code }, signal)) },
  });
}

/** The bulk run that sends callbacks again (2.31). A receiver that rejects one is not a failed request (8.9). */
export function provideCallbackBulkResend({ send }: Services) {
  return provideBulkRun(async (code, signal) => {
    const answer = await resendCallback(send, { code }, signal);
    return problemOf(answer) ?? { kind: wasDelivered(answer) ? "done" : "undone" };
  });
}

function byCode(code: string) {
  return { code };
}
