import { expect, test } from "vitest";
import { inPlace } from "./in-place.ts";

const gap = (index: number) => ({ index, code: `X${index}`, field: "amount", expected: "an amount" });

test("a row that cannot be read stands where the service put it, among the others", () => {
  expect(inPlace(["a", "b"], [gap(0), gap(2)]).map((place) => place.row ?? place.unreadable?.code)).toEqual([
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
  expect(inPlace<string>(rows, unreadable)).toHaveLength(rows.length + unreadable.length);
});

test("a place that nothing takes is left out", () => {
  expect(inPlace(["a"], [gap(9)])).toEqual([{ row: "a", unreadable: null }]);
});
