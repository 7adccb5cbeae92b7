import { expect, test } from "vitest";
import { rowSlots } from "./row-slots.ts";

const gap = (index: number) => ({ index, code: `X${index}`, field: "amount", expected: "an amount" });

test("a row that cannot be read stands where the service put it, among the others", () => {
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
])("no row of %j and %j is lost, and none is made up", (rows, unreadable) => {
  expect(rowSlots<string>(rows, unreadable)).toHaveLength(rows.length + unreadable.length);
});

test("a slot that nothing takes is left out", () => {
  expect(rowSlots(["a"], [gap(9)])).toEqual([{ row: "a", unreadable: null }]);
});
