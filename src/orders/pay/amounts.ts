import type { Order } from "#contracts/orders/order.ts";
import { isZero } from "#contracts/reader/decimal.ts";
import { isCovered } from "#machines/orders/is-covered.ts";

/** What an order still lacks of which a part has come, and which is not over; null for any other. */
export function shortBy(order: Order): string | null {
  const {
    payStatus,
    payment: { received, remaining },
  } = order;
  const isDue = payStatus === "pending" || payStatus === "failed";
  return isDue && !isCovered(order) && received !== null && !isZero(received) && !isZero(remaining) ? remaining : null;
}
