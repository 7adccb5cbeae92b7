import { type OrderSearch, orderSearch } from "#contracts/orders/list-orders.ts";
import type { ListQuery } from "#machines/shell/list.ts";
import { dayRange } from "#src/ui/list/day-range.ts";

/** The names of the conditions in the address (2.26). */
export const ORDER_FILTERS = { status: "status", code: "code", from: "from", until: "until" } as const;

/** What the service is asked for a query of the orders list. */
export function orderSearchOf({ page, pageSize, sort, filters }: ListQuery): OrderSearch {
  return orderSearch.parse({
    page,
    pageSize,
    ...(sort && { sort }),
    ...(filters[ORDER_FILTERS.status] && { status: filters[ORDER_FILTERS.status] }),
    ...(filters[ORDER_FILTERS.code] && { code: filters[ORDER_FILTERS.code] }),
    ...dayRange(filters[ORDER_FILTERS.from], filters[ORDER_FILTERS.until]),
  });
}
