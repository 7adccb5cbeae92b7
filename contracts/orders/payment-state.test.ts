import { expect, test } from "vitest";
import type { Order } from "./order.ts";
import { actionsOf, attentionKindOf, isWaitingForRest, missingAmountOf, paymentStateOf } from "./payment-state.ts";

/** An order of 29.90 USDT. */
function order(payment: Partial<Order["payment"]>, changes: Partial<Order> = {}): Order {
  const sums = { expected: "29.90", received: "0", remaining: "29.90", ...payment };
  return { payStatus: "pending", payReason: null, payment: sums, ...changes } as Order;
}

test.each([
  ["due", "nothing was received", {}],
  ["due", "the received amount is unknown", { received: null }],
  ["short", "a part was received", { received: "9.9", remaining: "20" }],
  ["short", "a cent is missing", { received: "29.89", remaining: "0.01" }],
  ["covered", "nothing remains", { received: "29.9", remaining: "0.00" }],
  ["covered", "nothing remains, and the received amount is unknown", { received: null, remaining: "0" }],
  ["covered", "the expected amount was received", { received: "29.9000" }],
  ["covered", "more was received", { received: "100" }],
] as const)("the payment of an order is %s if %s (4.4)", (standing, _, payment) => {
  expect(paymentStateOf(order(payment))).toBe(standing);
  expect(paymentStateOf(order(payment, { payStatus: "failed", payReason: "amountShort" }))).toBe(standing);
  expect(missingAmountOf(order(payment)) === null).toBe(standing === "covered");
});

test("a payment that the chain rejected does not count (4.4)", () => {
  const refused = { payStatus: "failed", payReason: "confirmationRefused" } as const;
  expect(paymentStateOf(order({ received: "29.90", remaining: "0" }, refused))).toBe("due");
  expect(paymentStateOf(order({ received: "29.90", remaining: "29.90" }, refused))).toBe("short");
  expect(missingAmountOf(order({ received: "29.90" }, refused))).toBe("29.90");
});

test.each(["waiting", "paid", "cancelled"] as const)("an order that is %s needs no payment (4.4)", (payStatus) => {
  expect(paymentStateOf(order({ received: "9.9", remaining: "20" }, { payStatus }))).toBe("over");
});

test.each([
  ["waiting", { received: "9.9", remaining: "20" }, true],
  ["waiting", { received: "29.9", remaining: "0" }, false],
  ["waiting", {}, false],
  ["waiting", { received: null }, false],
  ["pending", { received: "9.9", remaining: "20" }, false],
  ["cancelled", { received: "9.9", remaining: "20" }, false],
] as const)("an order that is %s with %j: the rest is missing is %j (4.4)", (payStatus, payment, isMissing) => {
  expect(isWaitingForRest(order(payment, { payStatus }))).toBe(isMissing);
});

test.each([
  ["pending", {}, ["pay", "cancel"], "orderUnpaid"],
  ["pending", { received: "9.9", remaining: "20" }, ["pay", "cancel"], "orderUnderpaid"],
  ["pending", { received: "29.9", remaining: "0" }, ["track"], null],
  ["waiting", { received: "9.9", remaining: "20" }, ["track"], null],
  ["failed", { received: "9.9", remaining: "20" }, ["pay"], "orderUnderpaid"],
  ["failed", { received: "29.9", remaining: "0" }, ["track"], null],
  ["paid", { received: "29.9", remaining: "0" }, [], null],
  ["cancelled", {}, [], null],
  ["on hold", {}, [], null],
] as const)("actions and attention of an order that is %s (2.24, 4.4)", (payStatus, payment, actions, kind) => {
  const one = order(payment, { payStatus } as Partial<Order>);
  expect(actionsOf(one)).toEqual(actions);
  expect(attentionKindOf(one)).toBe(kind);
});

test("an order that was not confirmed can be paid again, and needs attention (2.24, 4.4)", () => {
  const refused = order({ received: "29.90" }, { payStatus: "failed", payReason: "confirmationRefused" });
  expect(actionsOf(refused)).toEqual(["pay"]);
  expect(attentionKindOf(refused)).toBe("orderNotConfirmed");
});

test("the actions of a list row follow from its status alone (2.26, 4.4)", () => {
  expect(actionsOf({ payStatus: "pending" })).toEqual(["pay", "cancel"]);
  expect(actionsOf({ payStatus: "waiting" })).toEqual(["track"]);
});
