import { expect, test } from "vitest";
import { payment } from "./order.ts";

const agreed = { network: "TRON", token: "USDT", expected: "29.90", remaining: "29.90", transfers: [] };

test.each([
  [undefined, null],
  [null, null],
  ["", null],
  ["0", "0"],
  ["29.90", "29.90"],
])("a received amount of %j is read as %j (3.5)", (sent, read) => {
  expect(payment.parse({ ...agreed, received: sent, excess: sent })).toMatchObject({ received: read, excess: read });
});

test("an invalid received amount is unreadable, not zero (3.5)", () => {
  expect(payment.safeParse({ ...agreed, received: "much", excess: "0" }).success).toBe(false);
});
