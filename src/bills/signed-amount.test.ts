import { expect, test } from "vitest";
import type { UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { signedAmount } from "./signed-amount.ts";

test("transactions: the amount has the sign of its direction, digit for digit (2.31)", () => {
  const { decimal } = createFormat("en-US");
  expect(decimal(signedAmount({ amount: "1234.5", direction: "in" }))).toBe("+1,234.50");
  expect(decimal(signedAmount({ amount: "0.000000000000000001", direction: "out" }))).toBe("-0.000000000000000001");
  expect(decimal(signedAmount({ amount: "12", direction: "sideways" as UnknownEnumValue }))).toBe("12.00");
});
