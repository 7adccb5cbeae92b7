import type { PayReason, PayStatus } from "./order.ts";
import type { PaymentTally } from "./payment-tally.ts";

/** The state of an order for the rules of 4.4. */
export type OrderState = { status: PayStatus; isWindowOpen: boolean };

/** A transition of an order, and the change of its payment window if there is one. */
export type OrderTransition = { status: PayStatus; reason: PayReason | null; window?: "opens" | "closes" };

/**
 * The transition of an order by time and received money alone (4.4); null for none. A fully paid order waits for its
 * confirmation even without "Finish Pay".
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

/** The merchant reports the payment (4.4, "Finish Pay"); null if it changes nothing, "refused" if it is too late. */
export function transitionOnFinish({ status, isWindowOpen }: OrderState): OrderTransition | null | "refused" {
  if (status === "cancelled") return "refused";
  if (status === "pending") return { status: "waiting", reason: null };
  if (status !== "failed") return null;
  return { status: "waiting", reason: null, ...(!isWindowOpen && { window: "opens" }) };
}

/** The merchant cancels (4.4); only a pending order can be cancelled. */
export function transitionOnCancel({ status }: OrderState): OrderTransition | null | "refused" {
  if (status === "cancelled") return null;
  if (status !== "pending") return "refused";
  return { status: "cancelled", reason: "cancelledByMerchant", window: "closes" };
}

/** The chain rejects the payment (4.4); the order can be paid within a new window. */
export function transitionOnRefusal({ status }: OrderState): OrderTransition | "refused" {
  if (status !== "waiting") return "refused";
  return { status: "failed", reason: "confirmationRefused", window: "opens" };
}
