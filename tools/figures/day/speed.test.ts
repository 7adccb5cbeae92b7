import { expect, test } from "vitest";
import { slowingOf } from "./speed.ts";

test.each([
  [2300, 4],
  [1150, 2],
  [4600, 8],
  // One that is slower already cannot be made quicker.
  [300, 1],
])("a machine of speed %d is slowed %d times", (speed, times) => {
  expect(slowingOf(speed)).toBe(times);
});
