import type { OrderState, OrderTransition } from "#contracts/orders/lifecycle.ts";
import type { OrderRow } from "./tally.ts";

/** The columns of an order that one step changes. */
export type Step = Partial<Pick<OrderRow, "status" | "reason" | "expiresAt" | "paidAt">>;

/** The current time, and the length of a payment window in seconds. */
export type Now = { now: Date; paymentWindowSeconds: number };

/** When a payment window that opens now ends. */
export function windowEnd(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** The state of an order for the rules of 4.4. */
export function stateOf({ status, expiresAt }: Pick<OrderRow, "status" | "expiresAt">, { now }: Now): OrderState {
  return { status, isWindowOpen: now < expiresAt };
}

/** The columns that a transition changes. */
export function stepOf(
  { expiresAt }: Pick<OrderRow, "expiresAt">,
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
