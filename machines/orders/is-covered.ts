import type { Order } from "#contracts/orders/order.ts";
import { compare, isZero } from "#contracts/reader/decimal.ts";

/**
 * Whether all the money of an order has been seen: nothing remains to be paid, whatever the service calls it so far. What
 * the chain refused does not count.
 */
export function isCovered({ payReason, payment: { expected, received, remaining } }: Order): boolean {
  if (payReason === "confirmationRefused") return false;
  return isZero(remaining) || (received !== null && compare(received, expected) >= 0);
}
