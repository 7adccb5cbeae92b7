import { expect, test } from "vitest";
import { presetRange, rangeText } from "./days.ts";

const TODAY = new Date(2026, 10, 22, 13, 30);

test.each([
  ["today", "2026-11-22", "2026-11-22"],
  ["yesterday", "2026-11-21", "2026-11-21"],
  ["last7", "2026-11-16", "2026-11-22"],
  ["last30", "2026-10-24", "2026-11-22"],
  ["thisMonth", "2026-11-01", "2026-11-22"],
  ["lastMonth", "2026-10-01", "2026-10-31"],
] as const)("day presets: %s is from %s to %s (2.26, 3.8)", (preset, from, until) => {
  expect(presetRange(preset, TODAY)).toEqual({ from, until });
});

test("day presets: on New Year's Day, yesterday and last month are in the previous year (2.26)", () => {
  const newYear = new Date(2027, 0, 1, 0, 5);
  expect(presetRange("yesterday", newYear)).toEqual({ from: "2026-12-31", until: "2026-12-31" });
  expect(presetRange("lastMonth", newYear)).toEqual({ from: "2026-12-01", until: "2026-12-31" });
});

test("day ranges: formatted in the language and its calendar (9.6)", () => {
  const range = { from: "2026-11-01", until: "2026-11-21" };
  expect(rangeText(range, "en-US")).toBe("Nov 1\u2009–\u200921, 2026");
  expect(rangeText(range, "th-TH")).toContain("2569");
  expect(rangeText({ from: "2026-11-01", until: "" }, "en-US")).toBe("Nov 1, 2026 –");
  expect(rangeText({ from: "", until: "2026-11-21" }, "en-US")).toBe("– Nov 21, 2026");
  expect(rangeText({ from: "", until: "" }, "en-US")).toBe("");
  expect(rangeText({ from: "2026-11-21", until: "2026-11-21" }, "en-US")).toBe("Nov 21, 2026");
  // While it is typed, the end may be before the start.
  expect(rangeText({ from: "2026-11-21", until: "2026-11-01" }, "en-US")).toBe("Nov 21, 2026 –");
});
