import { expect, test } from "vitest";
import { isPageSelected } from "./row-selection.ts";

test("row selection: a page without rows is not selected (2.31)", () => {
  expect(isPageSelected({ shown: [], selected: [] })).toBe(false);
});
