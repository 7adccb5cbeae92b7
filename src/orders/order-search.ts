import { type OrderSearch, orderSearch } from "#contracts/orders/list-orders.ts";
import type { ListQuery } from "#machines/shell/list.ts";

/** The names of the conditions in the address (2.26). */
export const ORDER_FILTERS = { status: "status", code: "code", from: "from", until: "until" } as const;

/**
 * What the service is asked for a query of the orders list. The days are whole days of the merchant's own calendar,
 * so they become moments by the time zone of the device.
 */
export function orderSearchOf({ page, pageSize, sort, filters }: ListQuery): OrderSearch {
  const from = filters[ORDER_FILTERS.from];
  const until = filters[ORDER_FILTERS.until];
  return orderSearch.parse({
    page,
    pageSize,
    ...(sort && { sort }),
    ...(filters[ORDER_FILTERS.status] && { status: filters[ORDER_FILTERS.status] }),
    ...(filters[ORDER_FILTERS.code] && { code: filters[ORDER_FILTERS.code] }),
    ...(from && { createdFrom: new Date(`${from}T00:00:00.000`).toISOString() }),
    ...(until && { createdUntil: new Date(`${until}T23:59:59.999`).toISOString() }),
  });
}
