import { expect, test } from "vitest";
import { order as orderShape } from "#contracts/orders/order.ts";
import {
  applyEvent,
  canApply,
  cancelled,
  finished,
  hasUnconfirmed,
  MAX_TRANSFERS,
  NEW_ORDER,
  SIMULATED_EVENTS,
  type SimulatedEvent,
  type SimulatedOrder,
  toOrder,
  withNextBlock,
} from "./simulated-order.ts";

type Step = SimulatedEvent | "finish" | "cancel" | "confirm";

test.each<[string, readonly Step[], object]>([
  ["exactly, then Finish Pay, is paid once it is confirmed", ["exact", "finish", "confirm"], { payStatus: "paid" }],
  ["exactly, without Finish Pay, is paid all the same", ["exact", "confirm"], { payStatus: "paid" }],
  [
    "exactly, without Finish Pay until the time is over, is paid",
    ["exact", "timeUp", "confirm"],
    { payStatus: "paid" },
  ],
  ["not at all until the time is over is cancelled", ["timeUp"], { payStatus: "cancelled", payReason: "windowEnded" }],
  [
    "short until the time is over fails",
    ["short", "finish", "timeUp"],
    { payStatus: "failed", payReason: "amountShort" },
  ],
  [
    "short, and then the rest, is paid",
    ["short", "finish", "timeUp", "exact", "finish", "confirm"],
    { payStatus: "paid" },
  ],
  [
    "and refused by the chain fails",
    ["exact", "finish", "refused"],
    { payStatus: "failed", payReason: "confirmationRefused" },
  ],
  ["never, and cancelled by the merchant", ["cancel"], { payStatus: "cancelled", payReason: "cancelledByMerchant" }],
])("an order paid %s (4.4)", (_, steps, outcome) => {
  expect(toOrder(after(steps))).toMatchObject(outcome);
});

test.each<[Step[], object]>([
  [["short"], { received: "290.00", remaining: "7.00", excess: "0.00", excessHandling: null }],
  [["over"], { received: "304.00", remaining: "0.00", excess: "7.00", excessHandling: "creditedToBalance" }],
  [["wrongNetwork"], { received: "0.00", remaining: "297.00", excess: "297.00", excessHandling: "contactSupport" }],
  [["timeUp", "exact"], { received: "0.00", excess: "297.00", excessHandling: "creditedToBalance" }],
])("after %j the page explains what happens to the money (4.4)", (steps, payment) => {
  expect(toOrder(after(steps)).payment).toMatchObject(payment);
});

test("demo: any sequence of events gives an answer that fits the contract", () => {
  const steps: readonly Step[] = [...SIMULATED_EVENTS, "finish", "cancel", "confirm"];
  for (const first of steps) {
    for (const second of steps) {
      for (const third of steps) {
        expect(orderShape.safeParse(toOrder(after([first, second, third])))).toMatchObject({ success: true });
      }
    }
  }
});

test("demo: impossible events change nothing, and a paid order is final (4.4)", () => {
  const paid = after(["exact", "finish", "confirm"]);
  for (const happening of SIMULATED_EVENTS) {
    expect(canApply(paid, happening)).toBe(false);
    expect(applyEvent(paid, happening)).toBe(paid);
  }
});

test("the page can show every transfer", () => {
  const full = after(["wrongNetwork", "wrongNetwork", "wrongNetwork", "wrongNetwork", "wrongNetwork", "exact"]);
  expect(full.transfers).toHaveLength(MAX_TRANSFERS);
});

function after(steps: readonly Step[]): SimulatedOrder {
  return steps.reduce((order, step) => {
    if (step === "confirm") return confirmed(order);
    if (step === "finish") return order.status === "pending" || order.status === "failed" ? finished(order) : order;
    if (step === "cancel") return order.status === "pending" ? cancelled(order) : order;
    return applyEvent(order, step);
  }, NEW_ORDER);
}

function confirmed(order: SimulatedOrder): SimulatedOrder {
  return hasUnconfirmed(order) ? confirmed(withNextBlock(order)) : order;
}
