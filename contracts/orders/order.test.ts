import { expect, test } from "vitest";
import { payment } from "./order.ts";

const agreed = { network: "TRON", token: "USDT", expected: "29.90", remaining: "29.90", transfers: [] };

test.each([
  [undefined, null],
  [null, null],
  ["", null],
  ["0", "0"],
  ["29.90", "29.90"],
])("what came (%j) is read as %j, for a sum of no rows is none in SQL (3.5)", (sent, read) => {
  expect(payment.parse({ ...agreed, received: sent, excess: sent })).toMatchObject({ received: read, excess: read });
});

test("what came and is no amount can't be read, rather than being nothing (3.5)", () => {
  expect(payment.safeParse({ ...agreed, received: "much", excess: "0" }).success).toBe(false);
});
