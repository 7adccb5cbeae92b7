import { expect, test } from "vitest";
import { isAnotherPage } from "./use-drawn-so-far.ts";

test("another page has none of the rows; the same page, brought up to date, has some of them", () => {
  expect(isAnotherPage(["a", "b"], ["c", "d"])).toBe(true);
  expect(isAnotherPage([], ["a"])).toBe(true);
  expect(isAnotherPage(["a", "b", "c"], ["new", "a", "b"])).toBe(false);
  expect(isAnotherPage(["a", "b", "c"], ["c"])).toBe(false);
});
