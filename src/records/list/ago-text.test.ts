import { expect, test } from "vitest";
import { agoText } from "./ago-text.ts";

test.each([
  [0, "en-US", "0 sec. ago"],
  [12_999, "en-US", "12 sec. ago"],
  [60_000, "en-US", "1 min. ago"],
  [3_600_000, "en-US", "1 hr. ago"],
  [3 * 3_600_000, "en-US", "3 hr. ago"],
  [12_000, "zh-TW", "12 秒前"],
  [12_000, "th-TH", "12 วินาทีที่แล้ว"],
])("updated ago: %i ms in %s is %s (2.26)", (elapsed, language, text) => {
  expect(agoText(elapsed, language)).toBe(text);
});
