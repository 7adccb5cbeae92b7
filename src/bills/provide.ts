import { fromPromise } from "xstate";
import { listBills } from "#contracts/bills/list-bills.ts";
import { listCallbacks } from "#contracts/bills/list-callbacks.ts";
import { listRechargeBills } from "#contracts/bills/list-recharge-bills.ts";
import { listTransactions } from "#contracts/bills/list-transactions.ts";
import { resendCallback } from "#contracts/bills/resend-callback.ts";
import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { callbackResend } from "#machines/bills/callback-resend.ts";
import { list, type Page } from "#machines/shell/list.ts";
import { resource } from "#machines/shell/resource.ts";
import type { Services } from "#src/services/services.ts";
import { billSearchOf, callbackSearchOf, rechargeBillSearchOf, transactionSearchOf } from "./record-search.ts";

/** The merchant's application bills, a page at a time (2.28). */
export function provideBillList({ send }: Services) {
  return list.provide({
    actors: { loadPage: fromPromise(({ input, signal }) => listBills(send, billSearchOf(input), signal)) },
  });
}

/** The merchant's recharge bills, a page at a time (2.29). */
export function provideRechargeBillList({ send }: Services) {
  return list.provide({
    actors: {
      loadPage: fromPromise(({ input, signal }) => listRechargeBills(send, rechargeBillSearchOf(input), signal)),
    },
  });
}

/** Everything that moved for the merchant, a page at a time (2.31). */
export function provideTransactionList({ send }: Services) {
  return list.provide({
    actors: {
      loadPage: fromPromise(({ input, signal }) => listTransactions(send, transactionSearchOf(input), signal)),
    },
  });
}

/** The callbacks to the merchant's applications, a page at a time (2.31). */
export function provideCallbackList({ send }: Services) {
  return list.provide({
    actors: { loadPage: fromPromise(({ input, signal }) => listCallbacks(send, callbackSearchOf(input), signal)) },
  });
}

/** One application bill by its code (3.8). */
export function provideBillRecord({ send }: Services) {
  return resource.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) =>
        theOne(await listBills(send, foundBy(input), signal), ({ code }) => code === input),
      ),
    },
  });
}

/** One recharge bill by its number (3.9). */
export function provideRechargeBillRecord({ send }: Services) {
  return resource.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) =>
        theOne(await listRechargeBills(send, foundBy(input), signal), ({ number }) => number === input),
      ),
    },
  });
}

/** One transaction record by its code (2.31). */
export function provideTransactionRecord({ send }: Services) {
  return resource.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) =>
        theOne(await listTransactions(send, foundBy(input), signal), ({ code }) => code === input),
      ),
    },
  });
}

/** One callback by its code, with its attempts (2.31). */
export function provideCallbackRecord({ send }: Services) {
  return resource.provide({
    actors: {
      load: fromPromise(async ({ input, signal }) =>
        theOne(await listCallbacks(send, foundBy(input), signal), ({ code }) => code === input),
      ),
    },
  });
}

/** Sending a callback again, with its call (2.31). */
export function provideCallbackResend({ send }: Services) {
  return callbackResend.provide({
    actors: { resendCallback: fromPromise(({ input, signal }) => resendCallback(send, input.code, signal)) },
  });
}

/** The search that finds a record by its code. */
function foundBy(code: string | null) {
  return { page: 1, pageSize: 10, code: code ?? "" };
}

/** These records have no call of their own: a list's search finds them. One that is not there is refused as such. */
function theOne<Row>(answer: Answer<Page<Row>>, isWanted: (row: Row) => boolean): Answer<Row> {
  if (!answer.accepted) return answer;
  const value = answer.value.items.find(isWanted);
  return value === undefined
    ? { accepted: false, errCode: PROPOSED_CODES.notFound, errMsg: "" }
    : { accepted: true, value };
}
