import {
  automaticTransition,
  type OrderTransition,
  transitionOnCancel,
  transitionOnFinish,
  transitionOnRefusal,
} from "#contracts/orders/lifecycle.ts";
import type { PaymentTally } from "#contracts/orders/payment-tally.ts";
import type { OrderRow } from "./tally.ts";

/** The columns of an order that one step changes. */
export type Step = Partial<Pick<OrderRow, "status" | "reason" | "expiresAt" | "paidAt">>;

/** The current time, and the length of a payment window in seconds. */
export type Now = { now: Date; paymentWindowSeconds: number };

type Present = Pick<OrderRow, "status" | "expiresAt">;

/** The step that elapsed time and received transfers cause (4.4); null if none. */
export function automaticStep(order: Present, tally: PaymentTally, now: Now): Step | null {
  const transition = automaticTransition(stateOf(order, now), tally);
  return transition && stepOf(order, transition, now);
}

/** The step when the merchant reports the order as paid; null if it changes nothing, "refused" if too late. */
export function stepOnFinish(order: Present, now: Now): Step | null | "refused" {
  return toStep(order, transitionOnFinish(stateOf(order, now)), now);
}

/** The step when the merchant cancels: allowed only before a payment was reported. */
export function stepOnCancel(order: Present, now: Now): Step | null | "refused" {
  return toStep(order, transitionOnCancel(stateOf(order, now)), now);
}

/** The step when the chain drops a transfer: the missing amount can be paid within a new window. */
export function stepOnRefusal(order: Present, now: Now): Step | null | "refused" {
  return toStep(order, transitionOnRefusal(stateOf(order, now)), now);
}

/** When a payment window that opens now ends. */
export function windowEnd(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

function stateOf({ status, expiresAt }: Present, { now }: Now) {
  return { status, isWindowOpen: now < expiresAt };
}

function toStep(order: Present, transition: OrderTransition | null | "refused", now: Now) {
  return transition === null || transition === "refused" ? transition : stepOf(order, transition, now);
}

function stepOf(
  { expiresAt }: Present,
  { status, reason, window }: OrderTransition,
  { now, paymentWindowSeconds }: Now,
): Step {
  return {
    status,
    reason,
    ...(window === "opens" && { expiresAt: windowEnd(now, paymentWindowSeconds) }),
    ...(window === "closes" && { expiresAt: now < expiresAt ? now : expiresAt }),
    ...(status === "paid" && { paidAt: now }),
  };
}
