import { expect, test } from "vitest";
import { confirmationsOf } from "./confirmations.ts";

test.each([
  [3, 12, { seen: 3, required: 12 }],
  [0, 12, { seen: 0, required: 12 }],
  [15, 12, { seen: 12, required: 12 }],
  [null, 12, null],
  [3, null, null],
  [0, 0, null],
  [3, 0, null],
])("confirmations: %j of %j required is shown as %j", (confirmations, requiredConfirmations, shown) => {
  expect(confirmationsOf({ confirmations, requiredConfirmations })).toEqual(shown);
});
