import { expect, test } from "vitest";
import { addressGroups } from "./address-groups.ts";

test("an address is set in groups of four, none of it left out", () => {
  const address = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";
  const groups = addressGroups(address);
  expect(groups.slice(0, 2)).toEqual(["TQn9", "Y2kh"]);
  expect(groups.at(-1)).toBe("SE");
  expect(groups.join("")).toBe(address);
});

test("no address has no groups", () => {
  expect(addressGroups("")).toEqual([]);
});
