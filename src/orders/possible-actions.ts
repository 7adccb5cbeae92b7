import type { PayStatus } from "#contracts/orders/order.ts";

/** What the merchant can begin with an order besides looking at it. */
export type OrderAction = "pay" | "track" | "cancel";

/**
 * What an order of the list offers in its state (4.4): a pending one is paid or cancelled, a failed one is paid after
 * all, a waiting one is watched. The payment's own machine decides again when it comes to it.
 */
export function possibleActions(status: PayStatus): readonly OrderAction[] {
  return ACTIONS[status];
}

const ACTIONS: Record<PayStatus, readonly OrderAction[]> = {
  pending: ["pay", "cancel"],
  failed: ["pay"],
  waiting: ["track"],
  paid: [],
  cancelled: [],
};
