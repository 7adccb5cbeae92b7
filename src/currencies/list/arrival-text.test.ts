import { expect, test } from "vitest";
import { arrivalText } from "./arrival-text.ts";

test.each([
  [9, "en-US", "9 sec"],
  [59, "en-US", "59 sec"],
  [60, "en-US", "1 min"],
  [61, "en-US", "2 min"],
  [600, "en-US", "10 min"],
  [9, "zh-TW", "9 秒"],
  [9, "zh-CN", "9秒"],
  [9, "ja-JP", "9 秒"],
  [9, "ko-KR", "9초"],
  [9, "th-TH", "9 วิ"],
])("arrival time: %i seconds in %s are %s (3.10, 9.6)", (seconds, language, text) => {
  expect(arrivalText(seconds, language)).toBe(text);
});
