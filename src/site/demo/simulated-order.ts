/**
 * The demo's order with a simulated service, chain and clock: pure functions with the service's rules of 4.4. Amounts are
 * cents of USDT internally, and decimal strings in `toOrder`.
 */
import {
  automaticTransition,
  type OrderTransition,
  transitionOnCancel,
  transitionOnFinish,
  transitionOnRefusal,
} from "#contracts/orders/lifecycle.ts";
import type { Order, PayReason, PayStatus, TransferKind } from "#contracts/orders/order.ts";
import { excessHandlingOf, excessOf, remainingOf, tallyPayment } from "#contracts/orders/payment-tally.ts";

/** The events that a visitor can trigger outside the console. */
export const SIMULATED_EVENTS = ["exact", "short", "over", "wrongNetwork", "timeUp", "refused"] as const;
export type SimulatedEvent = (typeof SIMULATED_EVENTS)[number];

export const ORDER_CODE = "202400000001";

/** The amount due, the difference of a wrong amount (both in cents), and the blocks that confirm a transfer. */
export const AMOUNT_DUE = 297_00n;
export const AMOUNT_ERROR = 7_00n;
export const REQUIRED_CONFIRMATIONS = 6;
/** The most transfers that the page shows. */
export const MAX_TRANSFERS = 4;

type Sent = { cents: bigint; kind: TransferKind; confirmations: number };

export type SimulatedOrder = {
  status: PayStatus;
  reason: PayReason | null;
  isWindowOpen: boolean;
  transfers: readonly Sent[];
};

export const NEW_ORDER: SimulatedOrder = { status: "pending", reason: null, isWindowOpen: true, transfers: [] };

/** Whether an event is possible in the order's present state. */
export function canApply(order: SimulatedOrder, happening: SimulatedEvent): boolean {
  const { status, transfers } = order;
  if (status === "paid") return false;
  const canSend = transfers.length < MAX_TRANSFERS && restOf(order) > 0n;
  switch (happening) {
    case "exact":
    case "over":
    case "wrongNetwork":
      return canSend;
    case "short":
      return canSend && restOf(order) > AMOUNT_ERROR;
    case "timeUp":
      return status === "pending" || (status === "waiting" && restOf(order) > 0n);
    case "refused":
      return status === "waiting" && transfers.some(isOnTime);
  }
}

/** The order after an event; an impossible one changes nothing. */
export function applyEvent(order: SimulatedOrder, happening: SimulatedEvent): SimulatedOrder {
  if (!canApply(order, happening)) return order;
  const rest = restOf(order);
  switch (happening) {
    case "exact":
      return sent(order, rest);
    case "short":
      return sent(order, rest - AMOUNT_ERROR);
    case "over":
      return sent(order, rest + AMOUNT_ERROR);
    case "wrongNetwork":
      return sent(order, rest, "wrongNetwork");
    case "timeUp":
      return settled({ ...order, isWindowOpen: false });
    case "refused":
      return changed(
        { ...order, transfers: order.transfers.filter((transfer) => !isOnTime(transfer)) },
        transitionOnRefusal(order),
      );
  }
}

/** The order one block later: each unconfirmed transfer has one more confirmation. */
export function withNextBlock(order: SimulatedOrder): SimulatedOrder {
  const transfers = order.transfers.map((transfer) => ({
    ...transfer,
    confirmations: Math.min(transfer.confirmations + 1, REQUIRED_CONFIRMATIONS),
  }));
  return settled({ ...order, transfers });
}

/** Whether another block would change anything. */
export function hasUnconfirmed({ transfers }: SimulatedOrder): boolean {
  return transfers.some(({ confirmations }) => confirmations < REQUIRED_CONFIRMATIONS);
}

/** The order after "Finish Pay" (4.4). */
export function finished(order: SimulatedOrder): SimulatedOrder {
  return settled(changed(order, transitionOnFinish(order)));
}

/** The order after the merchant cancelled it (4.4). */
export function cancelled(order: SimulatedOrder): SimulatedOrder {
  return changed(order, transitionOnCancel(order));
}

/** The order in the form of the contract. */
export function toOrder(order: SimulatedOrder): Order {
  const { status, reason, transfers } = order;
  const tally = tallyOf(order);
  return {
    code: ORDER_CODE,
    packageName: "",
    termMonths: 3,
    amount: decimal(AMOUNT_DUE),
    payStatus: status,
    payReason: reason,
    payType: "digitalCurrency",
    createdAt: NEVER,
    paidAt: status === "paid" ? NEVER : null,
    product: "",
    type: "new",
    market: "",
    usage: "",
    upgradeItem: "",
    payment: {
      network: "TRON",
      token: "USDT",
      expected: decimal(AMOUNT_DUE),
      received: decimal(tally.received),
      remaining: decimal(remainingOf(tally)),
      excess: decimal(excessOf(status, tally)),
      excessHandling: excessHandlingOf(status, tally),
      secondsLeft: order.isWindowOpen ? 1_800 : 0,
      expiresAt: NEVER,
      transfers: transfers.map(({ cents, kind, confirmations }, place) => ({
        hash: String(place),
        network: kind === "wrongNetwork" ? "ETH" : "TRON",
        amount: decimal(cents),
        kind,
        confirmations,
        requiredConfirmations: REQUIRED_CONFIRMATIONS,
        seenAt: NEVER,
      })),
    },
  };
}

/** The demo shows no times. */
const NEVER = "1970-01-01T00:00:00.000Z";

/** The order after its automatic transitions. */
function settled(order: SimulatedOrder): SimulatedOrder {
  const transition = automaticTransition(order, tallyOf(order));
  return transition ? settled(changed(order, transition)) : order;
}

/** The order after a transition; a refused one changes nothing. */
function changed(order: SimulatedOrder, transition: OrderTransition | null | "refused"): SimulatedOrder {
  if (transition === null || transition === "refused") return order;
  const { status, reason, window } = transition;
  return { ...order, status, reason, isWindowOpen: window ? window === "opens" : order.isWindowOpen };
}

function sent(order: SimulatedOrder, cents: bigint, kind?: TransferKind): SimulatedOrder {
  const arrived = kind ?? (order.isWindowOpen ? "onTime" : "late");
  return { ...order, transfers: [...order.transfers, { cents, kind: arrived, confirmations: 0 }] };
}

function tallyOf({ transfers }: SimulatedOrder) {
  return tallyPayment(
    AMOUNT_DUE,
    transfers.map(({ cents, kind, confirmations }) => ({
      ...{ amount: cents, kind, isConfirmed: confirmations >= REQUIRED_CONFIRMATIONS },
    })),
  );
}

function restOf(order: SimulatedOrder) {
  return remainingOf(tallyOf(order));
}

function isOnTime({ kind }: Pick<Sent, "kind">) {
  return kind === "onTime";
}

/** Writes cents of USDT as a decimal: "297.00". */
export function decimal(cents: bigint) {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
}
