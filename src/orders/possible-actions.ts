import { type PayStatus, payStatus } from "#contracts/orders/order.ts";
import { isKnown, type Unforeseen } from "#contracts/reader/unforeseen.ts";

/** What the merchant can begin with an order besides looking at it. */
export type OrderAction = "pay" | "track" | "cancel";

/**
 * What an order of the list offers in its state (4.4): a pending one is paid or cancelled, a failed one is paid after
 * all, a waiting one is watched. In a state that this console does not know, there is only looking at it. The payment's own machine decides again when it comes to it.
 */
export function possibleActions(status: PayStatus | Unforeseen): readonly OrderAction[] {
  return isKnown(payStatus, status) ? ACTIONS[status] : [];
}

const ACTIONS: Record<PayStatus, readonly OrderAction[]> = {
  pending: ["pay", "cancel"],
  failed: ["pay"],
  waiting: ["track"],
  paid: [],
  cancelled: [],
};
