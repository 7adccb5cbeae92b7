import { expect, test } from "vitest";
import { presetRange, rangeText } from "./days.ts";

const TODAY = new Date(2026, 10, 22, 13, 30);

test.each([
  ["today", "2026-11-22"],
  ["last7", "2026-11-16"],
  ["last30", "2026-10-24"],
  ["thisMonth", "2026-11-01"],
] as const)("%s begins on %s and ends today (2.26, 3.8)", (preset, from) => {
  expect(presetRange(preset, TODAY)).toEqual({ from, until: "2026-11-22" });
});

test("days are written in the language and its calendar (9.6)", () => {
  const range = { from: "2026-11-01", until: "2026-11-21" };
  expect(rangeText(range, "en-US")).toBe("Nov 1\u2009–\u200921, 2026");
  expect(rangeText(range, "th-TH")).toContain("2569");
  expect(rangeText({ from: "2026-11-01", until: "" }, "en-US")).toBe("Nov 1, 2026 –");
  expect(rangeText({ from: "", until: "2026-11-21" }, "en-US")).toBe("– Nov 21, 2026");
  expect(rangeText({ from: "", until: "" }, "en-US")).toBe("");
  expect(rangeText({ from: "2026-11-21", until: "2026-11-21" }, "en-US")).toBe("Nov 21, 2026");
  // While the end is typed it may lie before the beginning.
  expect(rangeText({ from: "2026-11-21", until: "2026-11-01" }, "en-US")).toBe("Nov 21, 2026 –");
});
