import { compare, isZero } from "#contracts/reader/decimal.ts";
import type { Order } from "./order.ts";

/** What an order still asks of the merchant: nothing, its amount, the rest of it, or to wait, since all of it has been seen. */
export type PaymentStanding = "over" | "due" | "short" | "covered";

/**
 * Where the payment of an order stands, by what the service has seen: whatever shows or does something about it goes by
 * this (4.4).
 */
export function standingOf(order: Order): PaymentStanding {
  const { received } = order.payment;
  if (order.payStatus !== "pending" && order.payStatus !== "failed") return "over";
  if (missingOf(order) === null) return "covered";
  return received === null || isZero(received) || isZero(order.payment.remaining) ? "due" : "short";
}

/** What is missing of an order's amount, whatever the service calls it so far; null where nothing is. What the chain refused does not count. */
export function missingOf({ payReason, payment: { expected, received, remaining } }: Order): string | null {
  if (payReason === "confirmationRefused") return remaining;
  return isZero(remaining) || (received !== null && compare(received, expected) >= 0) ? null : remaining;
}
