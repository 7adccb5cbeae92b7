/**
 * The order of the demo page, with the service, the chain and the clock that it would have: a pure stand-in that keeps
 * the service's own rules of 4.4. Amounts are whole cents of USDT within, and decimal strings in what it answers.
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

/** What somebody at the demo makes happen outside the console. */
export const HAPPENINGS = ["exact", "short", "over", "wrongNetwork", "timeUp", "refused"] as const;
export type Happening = (typeof HAPPENINGS)[number];

export const ORDER_CODE = "202400000001";

/** What the demo's order costs, how far a wrong amount is off, and how many blocks confirm a transfer. */
export const DUE = 297_00n;
export const OFF_BY = 7_00n;
export const REQUIRED_CONFIRMATIONS = 6;
/** How many transfers the page has room for. */
export const MOST_TRANSFERS = 4;

type Sent = { cents: bigint; kind: TransferKind; confirmations: number };

export type SimulatedOrder = {
  status: PayStatus;
  reason: PayReason | null;
  isWindowOpen: boolean;
  transfers: readonly Sent[];
};

export const FRESH_ORDER: SimulatedOrder = { status: "pending", reason: null, isWindowOpen: true, transfers: [] };

/** Whether something can happen to the order as it is. */
export function mayHappen(order: SimulatedOrder, happening: Happening): boolean {
  const { status, transfers } = order;
  if (status === "paid") return false;
  const canSend = transfers.length < MOST_TRANSFERS && restOf(order) > 0n;
  switch (happening) {
    case "exact":
    case "over":
    case "wrongNetwork":
      return canSend;
    case "short":
      return canSend && restOf(order) > OFF_BY;
    case "timeUp":
      return status === "pending" || (status === "waiting" && restOf(order) > 0n);
    case "refused":
      return status === "waiting" && transfers.some(isOnTime);
  }
}

/** The order once something happened; what can't happen changes nothing. */
export function happen(order: SimulatedOrder, happening: Happening): SimulatedOrder {
  if (!mayHappen(order, happening)) return order;
  const rest = restOf(order);
  switch (happening) {
    case "exact":
      return sent(order, rest);
    case "short":
      return sent(order, rest - OFF_BY);
    case "over":
      return sent(order, rest + OFF_BY);
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

/** The order one block later: each transfer that is not confirmed yet has one more block on top. */
export function grown(order: SimulatedOrder): SimulatedOrder {
  const transfers = order.transfers.map((transfer) => ({
    ...transfer,
    confirmations: Math.min(transfer.confirmations + 1, REQUIRED_CONFIRMATIONS),
  }));
  return settled({ ...order, transfers });
}

/** Whether another block would change anything. */
export function isGrowing({ transfers }: SimulatedOrder): boolean {
  return transfers.some(({ confirmations }) => confirmations < REQUIRED_CONFIRMATIONS);
}

/** The order once the merchant said that it is paid (4.4). */
export function finished(order: SimulatedOrder): SimulatedOrder {
  return settled(changed(order, transitionOnFinish(order)));
}

/** The order once the merchant cancelled it (4.4). */
export function cancelled(order: SimulatedOrder): SimulatedOrder {
  return changed(order, transitionOnCancel(order));
}

/** The order as the service would give it. */
export function asOrder(order: SimulatedOrder): Order {
  const { status, reason, transfers } = order;
  const tally = tallyOf(order);
  return {
    code: ORDER_CODE,
    packageName: "",
    termMonths: 3,
    amount: decimal(DUE),
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
      expected: decimal(DUE),
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

/** The order as far as time and the chain take it by themselves. */
function settled(order: SimulatedOrder): SimulatedOrder {
  const transition = automaticTransition(order, tallyOf(order));
  return transition ? settled(changed(order, transition)) : order;
}

/** The order after a transition; one that is not allowed changes nothing. */
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
    DUE,
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
