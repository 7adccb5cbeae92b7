import { expect, test } from "vitest";
import { formatMicros, parseMicros } from "./usdt.ts";

test.each([
  ["29.90", 29_900_000n],
  ["0", 0n],
  ["7", 7_000_000n],
  ["0.000001", 1n],
  ["123456789012.123456", 123_456_789_012_123_456n],
  ["1.0000009", 1_000_000n],
])("%s USDT equal %s millionths", (amount, micros) => {
  expect(parseMicros(amount)).toBe(micros);
});

test.each([
  [0n, "0"],
  [1n, "0.000001"],
  [29_900_000n, "29.90"],
  [7_000_000n, "7.00"],
  [1_234_500n, "1.2345"],
])("%s millionths are formatted as %s", (micros, amount) => {
  expect(formatMicros(micros)).toBe(amount);
});

test("a sum is exact where floats are not", () => {
  expect(formatMicros(parseMicros("0.1") + parseMicros("0.2"))).toBe("0.30");
});
