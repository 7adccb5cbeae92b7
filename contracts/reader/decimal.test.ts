import { expect, test } from "vitest";
import { isZero } from "./decimal.ts";

test.each(["0", "0.00", "00.000000"])("%s is nothing", (amount) => {
  expect(isZero(amount)).toBe(true);
});

test.each(["0.000001", "10", "0.10", ""])("%j is not nothing", (amount) => {
  expect(isZero(amount)).toBe(false);
});
