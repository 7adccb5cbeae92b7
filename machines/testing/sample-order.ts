import { payStatus as knownStatuses, type Order, type PayStatus } from "#contracts/orders/order.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";

/** An order in any pay status. */
export function sampleOrder(payStatus: PayStatus): Order {
  return {
    code: "202611210001",
    packageName: "Standard",
    termMonths: 3,
    amount: "29.90",
    payStatus,
    payReason: payStatus === "cancelled" ? "windowEnded" : payStatus === "failed" ? "amountShort" : null,
    payType: "digitalCurrency",
    createdAt: "2026-11-21T03:00:00.000Z",
    paidAt: payStatus === "paid" ? "2026-11-21T03:10:00.000Z" : null,
    product: "Merchant service",
    type: "new",
    market: "Global",
    usage: "Subscription",
    upgradeItem: "",
    payment: {
      network: "TRON",
      token: "USDT",
      expected: "29.90",
      received: payStatus === "paid" ? "29.90" : "0",
      remaining: payStatus === "paid" ? "0" : "29.90",
      excess: "0",
      excessHandling: null,
      secondsLeft: 1_800,
      expiresAt: "2026-11-21T03:30:00.000Z",
      transfers: [],
    },
  };
}

/** An order with an unknown status. */
export const UNKNOWN_STATUS_ORDER: Order = {
  ...sampleOrder("pending"),
  payStatus: enumeration(knownStatuses).parse("on hold"),
};

/** A pending order of which the full amount has been seen. */
export const COVERED_ORDER: Order = {
  ...sampleOrder("pending"),
  payment: { ...sampleOrder("pending").payment, received: "29.90", remaining: "0.00" },
};
