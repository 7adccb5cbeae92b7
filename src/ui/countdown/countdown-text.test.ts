import { expect, test } from "vitest";
import { countdownText } from "./countdown-text.ts";

test.each([
  [0, "0:00"],
  [9, "0:09"],
  [60, "1:00"],
  [1_799, "29:59"],
  [3_600, "1:00:00"],
  [36_061, "10:01:01"],
])("countdown: %i seconds are shown as %s", (seconds, shown) => {
  expect(countdownText(seconds)).toBe(shown);
});
