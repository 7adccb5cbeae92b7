import { expect, test } from "vitest";
import { cellAfterKey } from "./cell-after-key.ts";

const NONE = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false };
const SIZE = { rows: 30, columns: 5 };
const after = (key: string, modifier = {}, from = { row: 12, col: 3 }) =>
  cellAfterKey({ ...NONE, ...modifier, key }, from, SIZE, 10);

test("sheet: Home and End move within the row, with Ctrl or ⌘ within the sheet (2.26)", () => {
  expect(after("Home")).toEqual({ row: 12, col: 0 });
  expect(after("End")).toEqual({ row: 12, col: 4 });
  expect(after("Home", { ctrlKey: true })).toEqual({ row: 0, col: 0 });
  expect(after("End", { metaKey: true })).toEqual({ row: 29, col: 4 });
});

test("sheet: PageUp, PageDown and the space bar move by a page, at most to the ends (2.26)", () => {
  expect(after("PageUp")).toEqual({ row: 2, col: 3 });
  expect(after("PageUp", {}, { row: 4, col: 0 })).toEqual({ row: 0, col: 0 });
  expect(after("PageDown")).toEqual({ row: 22, col: 3 });
  expect(after(" ")).toEqual({ row: 22, col: 3 });
  expect(after("PageDown", {}, { row: 25, col: 1 })).toEqual({ row: 29, col: 1 });
});

test("sheet: other keys, and those with Shift or Alt, move nothing (2.26)", () => {
  expect(after("a")).toBeNull();
  expect(after("End", { shiftKey: true })).toBeNull();
  expect(after("Home", { altKey: true })).toBeNull();
});
