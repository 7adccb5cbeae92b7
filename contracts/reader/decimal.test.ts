import { expect, test } from "vitest";
import { isZero } from "./decimal.ts";

test.each(["0", "0.00", "00.000000"])("%s is zero", (amount) => {
  expect(isZero(amount)).toBe(true);
});

test.each(["0.000001", "10", "0.10", ""])("%j is not zero", (amount) => {
  expect(isZero(amount)).toBe(false);
});
