import { expect, test } from "vitest";
import type { Order } from "./order.ts";
import { missingOf, standingOf } from "./standing.ts";

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
