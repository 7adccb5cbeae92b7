import { expect, test } from "vitest";
import { readOpenOrder, writeOpenOrder } from "./open-order.ts";

test("the address holds the order that is being paid, and a reload reads it again (2.26)", () => {
  const address = writeOpenOrder({ purpose: "pay", code: "42" }, new URLSearchParams("status=pending&page=2"));
  expect(address.toString()).toBe("status=pending&page=2&pay=42");
  expect(readOpenOrder(address)).toEqual({ purpose: "pay", code: "42" });
});

test("only one thing is open at a time", () => {
  const address = writeOpenOrder({ purpose: "open", code: "42" }, new URLSearchParams("pay=7&cancel=8"));
  expect(address.toString()).toBe("open=42");
});

test("closing leaves the search as it was", () => {
  const address = writeOpenOrder(null, new URLSearchParams("status=pending&pay=42"));
  expect(address.toString()).toBe("status=pending");
  expect(readOpenOrder(address)).toBeNull();
});

test("an address that names no order opens none", () => {
  expect(readOpenOrder(new URLSearchParams("pay=%20"))).toBeNull();
});
