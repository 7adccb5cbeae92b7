import { expect, test } from "vitest";
import { arrivalText } from "./arrival-text.ts";

test.each([
  [9, "9 sec"],
  [59, "59 sec"],
  [60, "1 min"],
  [61, "2 min"],
  [600, "10 min"],
])("%i seconds are told as %s (3.10)", (seconds, text) => {
  expect(arrivalText(seconds, "en-US")).toBe(text);
});

test("every language names the time in its own words (3.10, 9.6)", () => {
  const told = ["en-US", "zh-TW", "ja-JP", "ko-KR", "th-TH"].map((language) => arrivalText(9, language));
  expect(new Set(told).size).toBe(told.length);
});
