import { listOrders } from "#contracts/orders/list-orders.ts";
import { type Finder, FOUND_AT_MOST, looksLikeCode } from "#src/services/finder.ts";

/** The longest code that the search takes (2.26). */
const LONGEST_CODE = 64;

/** Finds the merchant's orders by their code or a part of it (2.26). */
export const findOrders: Finder = {
  couldBe: (query) => looksLikeCode(query) && query.length <= LONGEST_CODE,
  find: async (send, code, format, signal) => {
    const answer = await listOrders(send, { page: 1, pageSize: FOUND_AT_MOST, code }, signal);
    if (!answer.accepted) return answer;
    const value = answer.value.items.map((order) => ({
      id: `order ${order.code}`,
      group: "orders" as const,
      label: order.code,
      // Where there is no room for both, the amount stays.
      detail: `${format.amount(order.amount, "USDT")} · ${order.packageName}`,
      leadsTo: `/order/list?open=${encodeURIComponent(order.code)}`,
    }));
    return { accepted: true, value };
  },
};
