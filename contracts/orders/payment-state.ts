import type { AttentionKind } from "#contracts/dashboard/load-attention.ts";
import { compare, isZero } from "#contracts/reader/decimal.ts";
import { isKnown } from "#contracts/reader/unknown-enum-value.ts";
import { type Order, type OrderSummary, payStatus } from "./order.ts";

/** The payment of an order: closed (`over`), unpaid (`due`), partly paid (`short`), or fully seen (`covered`). */
export type PaymentState = "over" | "due" | "short" | "covered";

/** What a merchant can do with an order, beside viewing it. */
export type OrderAction = "pay" | "track" | "cancel";

/** The fields that determine the payment state. */
type Payable = Pick<OrderSummary, "payStatus" | "payReason"> & {
  payment: Pick<Order["payment"], "expected" | "received" | "remaining">;
};

/** The state of an order's payment, by the transfers that the service has seen (4.4). */
export function paymentStateOf(order: Payable): PaymentState {
  const { received } = order.payment;
  if (order.payStatus !== "pending" && order.payStatus !== "failed") return "over";
  if (missingAmountOf(order) === null) return "covered";
  return received === null || isZero(received) || isZero(order.payment.remaining) ? "due" : "short";
}

/** Whether an order waits though only a part of its payment was seen; the rest can still be paid. */
export function isWaitingForRest(order: Payable): boolean {
  const { received } = order.payment;
  return order.payStatus === "waiting" && !isZero(received ?? "0") && missingAmountOf(order) !== null;
}

/** The missing amount of an order, in any status; null for none. A payment that the chain rejected does not count. */
export function missingAmountOf({ payReason, payment: { expected, received, remaining } }: Payable): string | null {
  if (payReason === "confirmationRefused") return remaining;
  return isZero(remaining) || (received !== null && compare(received, expected) >= 0) ? null : remaining;
}

/**
 * The actions of an order (4.4): a pending one can be paid or cancelled, a failed one paid, and one whose payment is
 * seen or being confirmed tracked. None in an unknown status.
 * @param order a record with its payment, or a list row without.
 */
export function actionsOf(order: Pick<OrderSummary, "payStatus"> | Payable): readonly OrderAction[] {
  const { payStatus: status } = order;
  if (!isKnown(payStatus, status)) return [];
  return "payment" in order && paymentStateOf(order) === "covered" ? ["track"] : ACTIONS[status];
}

const ACTIONS = {
  pending: ["pay", "cancel"],
  failed: ["pay"],
  waiting: ["track"],
  paid: [],
  cancelled: [],
} as const;

/** Whether an order failed because too little was paid; it is called underpaid (docs/decisions/006). */
export function isUnderpaid({ payStatus: status, payReason }: Pick<OrderSummary, "payStatus" | "payReason">): boolean {
  return status === "failed" && payReason === "amountShort";
}

/** Why an order needs the merchant's attention (2.24); null if nothing is to be paid. */
export function attentionKindOf(order: Payable): AttentionKind | null {
  if (!actionsOf(order).includes("pay")) return null;
  if (order.payStatus === "failed" && order.payReason === "confirmationRefused") return "orderNotConfirmed";
  return paymentStateOf(order) === "short" ? "orderUnderpaid" : "orderUnpaid";
}
