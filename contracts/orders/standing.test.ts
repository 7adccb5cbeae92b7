import { expect, test } from "vitest";
import type { Order } from "./order.ts";
import { actionsOf, attentionOf, missingOf, standingOf } from "./standing.ts";

/** An order of 29.90 USDT. */
function order(payment: Partial<Order["payment"]>, changes: Partial<Order> = {}): Order {
  const sums = { expected: "29.90", received: "0", remaining: "29.90", ...payment };
  return { payStatus: "pending", payReason: null, payment: sums, ...changes } as Order;
}

test.each([
  ["due", "nothing came", {}],
  ["due", "the service does not say what came", { received: null }],
  ["short", "a part came", { received: "9.9", remaining: "20" }],
  ["short", "a cent is missing", { received: "29.89", remaining: "0.01" }],
  ["covered", "nothing remains", { received: "29.9", remaining: "0.00" }],
  ["covered", "nothing remains, and what came is not known", { received: null, remaining: "0" }],
  ["covered", "as much came, whatever remains", { received: "29.9000" }],
  ["covered", "more came", { received: "100" }],
] as const)("an order is %s where %s (4.4)", (standing, _, payment) => {
  expect(standingOf(order(payment))).toBe(standing);
  expect(standingOf(order(payment, { payStatus: "failed", payReason: "amountShort" }))).toBe(standing);
  expect(missingOf(order(payment)) === null).toBe(standing === "covered");
});

test("what the chain refused has not come (4.4)", () => {
  const refused = { payStatus: "failed", payReason: "confirmationRefused" } as const;
  expect(standingOf(order({ received: "29.90", remaining: "0" }, refused))).toBe("due");
  expect(standingOf(order({ received: "29.90", remaining: "29.90" }, refused))).toBe("short");
  expect(missingOf(order({ received: "29.90" }, refused))).toBe("29.90");
});

test.each(["waiting", "paid", "cancelled"] as const)("an order that is %s asks for nothing (4.4)", (payStatus) => {
  expect(standingOf(order({ received: "9.9", remaining: "20" }, { payStatus }))).toBe("over");
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
] as const)(
  "of an order that is %s, one rule says what may be done (2.24, 4.4)",
  (payStatus, payment, actions, kind) => {
    const one = order(payment, { payStatus } as Partial<Order>);
    expect(actionsOf(one)).toEqual(actions);
    expect(attentionOf(one)).toBe(kind);
  },
);

test("an order whose confirmation failed is paid again, and needs the merchant for that (2.24, 4.4)", () => {
  const refused = order({ received: "29.90" }, { payStatus: "failed", payReason: "confirmationRefused" });
  expect(actionsOf(refused)).toEqual(["pay"]);
  expect(attentionOf(refused)).toBe("orderNotConfirmed");
});

test("a row of a list has no payment, and goes by its status (2.26, 4.4)", () => {
  expect(actionsOf({ payStatus: "pending" })).toEqual(["pay", "cancel"]);
  expect(actionsOf({ payStatus: "waiting" })).toEqual(["track"]);
});
