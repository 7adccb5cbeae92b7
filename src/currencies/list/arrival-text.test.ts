import { expect, test } from "vitest";
import { arrivalText } from "./arrival-text.ts";

test.each([
  [9, "9 sec"],
  [59, "59 sec"],
  [60, "1 min"],
  [61, "2 min"],
  [600, "10 min"],
])("arrival time: %i seconds are shown as %s (3.10)", (seconds, text) => {
  expect(arrivalText(seconds, "en-US")).toBe(text);
});

test.each([
  ["zh-TW", "秒"],
  ["zh-CN", "秒"],
  ["ja-JP", "秒"],
  ["ko-KR", "초"],
  ["th-TH", "วิ"],
])("in %s, seconds are %s (3.10, 9.6)", (language, unit) => {
  expect(arrivalText(9, language)).toContain(unit);
});
