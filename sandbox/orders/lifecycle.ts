import {
  automaticTransition,
  type OrderTransition,
  transitionOnCancel,
  transitionOnFinish,
  transitionOnRefusal,
} from "#contracts/orders/lifecycle.ts";
import type { PaymentTally } from "#contracts/orders/payment-tally.ts";
import type { OrderRow } from "./tally.ts";

/** What changes about an order's row in one step. */
export type Step = Partial<Pick<OrderRow, "status" | "reason" | "expiresAt" | "paidAt">>;

/** The moment at which something happens, and how long a payment window lasts, in seconds. */
export type Now = { now: Date; paymentWindowSeconds: number };

type Present = Pick<OrderRow, "status" | "expiresAt">;

/** What time and the chain make of an order by themselves (4.4); null when nothing. */
export function automaticStep(order: Present, tally: PaymentTally, now: Now): Step | null {
  const transition = automaticTransition(stateOf(order, now), tally);
  return transition && stepOf(order, transition, now);
}

/** The merchant says that the order is paid; null when that changes nothing, "refused" when it is too late. */
export function stepOnFinish(order: Present, now: Now): Step | null | "refused" {
  return toStep(order, transitionOnFinish(stateOf(order, now)), now);
}

/** The merchant cancels; only an order without a payment report can be cancelled. */
export function stepOnCancel(order: Present, now: Now): Step | null | "refused" {
  return toStep(order, transitionOnCancel(stateOf(order, now)), now);
}

/** The chain refuses to confirm what it saw; the rest can be paid within a new window. */
export function stepOnRefusal(order: Present, now: Now): Step | null | "refused" {
  return toStep(order, transitionOnRefusal(stateOf(order, now)), now);
}

/** A payment window that begins now. */
export function windowFrom(now: Date, seconds: number): Date {
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
    ...(window === "opens" && { expiresAt: windowFrom(now, paymentWindowSeconds) }),
    ...(window === "closes" && { expiresAt: now < expiresAt ? now : expiresAt }),
    ...(status === "paid" && { paidAt: now }),
  };
}
