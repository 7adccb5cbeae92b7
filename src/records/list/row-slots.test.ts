import { expect, test } from "vitest";
import { rowSlots } from "./row-slots.ts";

const gap = (index: number) => ({ index, code: `X${index}`, field: "amount", expected: "an amount" });

test("row slots: an unreadable row keeps its position", () => {
  expect(rowSlots(["a", "b"], [gap(0), gap(2)]).map((slot) => slot.row ?? slot.unreadable?.code)).toEqual([
    "X0",
    "a",
    "X2",
    "b",
  ]);
});

test.each([
  [["a", "b"], []],
  [[], [gap(0), gap(1)]],
  [[], []],
])("row slots: %j and %j give one slot for each row", (rows, unreadable) => {
  expect(rowSlots<string>(rows, unreadable)).toHaveLength(rows.length + unreadable.length);
});

test("row slots: an index beyond the page is ignored", () => {
  expect(rowSlots(["a"], [gap(9)])).toEqual([{ row: "a", unreadable: null }]);
});
