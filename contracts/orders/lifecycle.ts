import type { PayReason, PayStatus } from "./order.ts";
import type { PaymentTally } from "./payment-tally.ts";

/** An order as the rules of 4.4 see it. */
export type OrderState = { status: PayStatus; isWindowOpen: boolean };

/** One transition of an order, and what becomes of its payment window when that changes. */
export type OrderTransition = { status: PayStatus; reason: PayReason | null; window?: "opens" | "closes" };

/**
 * What time and the chain make of an order by themselves (4.4); null when nothing.
 * Money is never lost to a forgotten button: an order whose money has come in full goes on to be confirmed, as soon as it
 * is seen.
 */
export function automaticTransition(
  { status, isWindowOpen }: OrderState,
  { expected, received, confirmed }: PaymentTally,
): OrderTransition | null {
  const isCovered = received >= expected;
  if (isCovered && (status === "pending" || status === "failed")) return { status: "waiting", reason: null };
  if (status === "pending" && !isWindowOpen) return { status: "cancelled", reason: "windowEnded" };
  if (status === "waiting" && confirmed >= expected) return { status: "paid", reason: null };
  if (status === "waiting" && !isWindowOpen && !isCovered) {
    return { status: "failed", reason: "amountShort", window: "opens" };
  }
  return null;
}

/** The merchant says that the order is paid (4.4, "Finish Pay"); null when that changes nothing, "refused" when too late. */
export function transitionOnFinish({ status, isWindowOpen }: OrderState): OrderTransition | null | "refused" {
  if (status === "cancelled") return "refused";
  if (status === "pending") return { status: "waiting", reason: null };
  if (status !== "failed") return null;
  return { status: "waiting", reason: null, ...(!isWindowOpen && { window: "opens" }) };
}

/** The merchant cancels (4.4); only an order without a payment report can be. */
export function transitionOnCancel({ status }: OrderState): OrderTransition | null | "refused" {
  if (status === "cancelled") return null;
  if (status !== "pending") return "refused";
  return { status: "cancelled", reason: "cancelledByMerchant", window: "closes" };
}

/** The chain refuses to confirm what it saw (4.4); the rest can be paid within a new window. */
export function transitionOnRefusal({ status }: OrderState): OrderTransition | "refused" {
  if (status !== "waiting") return "refused";
  return { status: "failed", reason: "confirmationRefused", window: "opens" };
}
