import type { AttentionKind } from "#contracts/dashboard/load-attention.ts";
import { compare, isZero } from "#contracts/reader/decimal.ts";
import { isKnown } from "#contracts/reader/unforeseen.ts";
import { type Order, type OrderSummary, payStatus } from "./order.ts";

/** What an order still asks of the merchant: nothing, its amount, the rest of it, or to wait, since all of it has been seen. */
export type PaymentStanding = "over" | "due" | "short" | "covered";

/** What a merchant can do about an order besides looking at it. */
export type OrderAction = "pay" | "track" | "cancel";

/** What decides where an order stands. */
type Payable = Pick<OrderSummary, "payStatus" | "payReason"> & {
  payment: Pick<Order["payment"], "expected" | "received" | "remaining">;
};

/**
 * Where the payment of an order stands, by what the service has seen: whatever shows or does something about it goes by
 * this (4.4).
 */
export function standingOf(order: Payable): PaymentStanding {
  const { received } = order.payment;
  if (order.payStatus !== "pending" && order.payStatus !== "failed") return "over";
  if (missingOf(order) === null) return "covered";
  return received === null || isZero(received) || isZero(order.payment.remaining) ? "due" : "short";
}

/** What is missing of an order's amount, whatever the service calls it so far; null where nothing is. What the chain refused does not count. */
export function missingOf({ payReason, payment: { expected, received, remaining } }: Payable): string | null {
  if (payReason === "confirmationRefused") return remaining;
  return isZero(remaining) || (received !== null && compare(received, expected) >= 0) ? null : remaining;
}

/**
 * What may be done about an order (4.4): a pending one is paid or cancelled, a failed one is paid after all, and one that
 * is being confirmed, or of which all has been seen, is watched. In a status that is not agreed, nothing.
 * @param order with its payment where that is known; a row of a list has none.
 */
export function actionsOf(order: Pick<OrderSummary, "payStatus"> | Payable): readonly OrderAction[] {
  const { payStatus: status } = order;
  if (!isKnown(payStatus, status)) return [];
  return "payment" in order && standingOf(order) === "covered" ? ["track"] : ACTIONS[status];
}

const ACTIONS = {
  pending: ["pay", "cancel"],
  failed: ["pay"],
  waiting: ["track"],
  paid: [],
  cancelled: [],
} as const;

/** As what an order needs the merchant's attention (2.24); null where there is nothing to be paid. */
export function attentionOf(order: Payable): AttentionKind | null {
  if (!actionsOf(order).includes("pay")) return null;
  if (order.payStatus === "failed" && order.payReason === "confirmationRefused") return "orderNotConfirmed";
  return standingOf(order) === "short" ? "orderUnderpaid" : "orderUnpaid";
}
