import { type BillSearch, billSearch } from "#contracts/bills/list-bills.ts";
import { type CallbackSearch, callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { type RechargeBillSearch, rechargeBillSearch } from "#contracts/bills/list-recharge-bills.ts";
import { type TransactionSearch, transactionSearch } from "#contracts/bills/list-transactions.ts";
import type { ListQuery } from "#machines/shell/list.ts";
import { dayRange } from "#src/ui/list/day-range.ts";

/** The names of the conditions in the address (2.28, 2.29, 2.31). */
export const RECORD_FILTERS = {
  code: "code",
  hash: "hash",
  status: "status",
  kind: "kind",
  application: "application",
  from: "from",
  until: "until",
} as const;

/** What the service is asked for a query of the application bills (2.28). */
export function billSearchOf(query: ListQuery): BillSearch {
  const { status, application } = query.filters;
  return billSearch.parse({ ...inCommon(query), noticeStatus: status, applicationCode: application });
}

/** What the service is asked for a query of the recharge bills (2.29). */
export function rechargeBillSearchOf(query: ListQuery): RechargeBillSearch {
  return rechargeBillSearch.parse(inCommon(query));
}

/** What the service is asked for a query of the transaction records (2.31). */
export function transactionSearchOf(query: ListQuery): TransactionSearch {
  const { status, kind } = query.filters;
  return transactionSearch.parse({ ...inCommon(query), status, kind });
}

/** What the service is asked for a query of the callbacks (2.31). */
export function callbackSearchOf(query: ListQuery): CallbackSearch {
  const { status, application } = query.filters;
  return callbackSearch.parse({ ...inCommon(query), status, applicationCode: application });
}

function inCommon({ page, pageSize, sort, filters }: ListQuery) {
  const { code, hash, from, until } = filters;
  return { page, pageSize, ...(sort && { sort }), code, hash, ...dayRange(from, until) };
}
