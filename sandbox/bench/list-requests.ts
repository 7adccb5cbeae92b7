import { eventSearch } from "#contracts/account/list-events.ts";
import { billSearch } from "#contracts/bills/list-bills.ts";
import { callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { rechargeBillSearch } from "#contracts/bills/list-recharge-bills.ts";
import { transactionSearch } from "#contracts/bills/list-transactions.ts";
import { type ListSearch, wireFilters, wireSorts } from "#contracts/list.ts";
import { orderSearch } from "#contracts/orders/list-orders.ts";

/** A request to a list. */
export type ListRequest = { path: string; name: string; search: Record<string, string> };

/** Every growing list, and the schema of its search. */
export const LISTS: Readonly<Record<string, ListSearch>> = {
  "/api/Order/List": orderSearch,
  "/api/Bill/List": billSearch,
  "/api/RechargeBill/List": rechargeBillSearch,
  "/api/Transaction/List": transactionSearch,
  "/api/Callback/List": callbackSearch,
  "/api/Event/List": eventSearch,
};

/** Sample texts for text filters. */
const TEXTS: Readonly<Record<string, string>> = { code: "314159", hash: "77777", applicationCode: "none" };

/** The range of the records in days ago. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Requests for the first page of a list: every sort, every filter with every option, and their combinations, from the
 * schema of its search.
 */
export function listRequests(path: string, search: ListSearch, now: Date): ListRequest[] {
  const sorts = wireSorts(search);
  const filtered = wireFilters(search).flatMap((filter): ListRequest[] => {
    const { name } = filter;
    if (filter.kind === "text") return [{ path, name: `by ${name}`, search: { [name]: TEXTS[name] ?? "none" } }];
    if (filter.kind === "moment") {
      const ago = (filter.bound === "from" ? 30 : 180) * DAY;
      return [{ path, name: `by ${name}`, search: { [name]: new Date(now.getTime() - ago).toISOString() } }];
    }
    if (filter.kind === "amount")
      return [{ path, name: `by ${name}`, search: { [name]: filter.bound === "from" ? "50" : "200" } }];
    return filter.words.flatMap((word) => [
      { path, name: `${name} ${word}`, search: { [name]: word } },
      ...sorts.map((sort) => ({ path, name: `${name} ${word} by ${sort}`, search: { [name]: word, sort } })),
    ]);
  });
  return [
    { path, name: "first page", search: {} },
    ...sorts.map((sort) => ({ path, name: `sorted by ${sort}`, search: { sort } })),
    ...filtered,
  ];
}
