import { expect, test } from "vitest";
import { addressGroups } from "./address-groups.ts";

test("an address is set in groups of four, none of it left out", () => {
  const address = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";
  const groups = addressGroups(address);
  expect(groups.slice(0, 2)).toEqual(["TQn9", "Y2kh"]);
  expect(groups.at(-1)).toBe("SE");
  expect(groups.join("")).toBe(address);
});

test("the 0x before an address belongs to its first group", () => {
  const groups = addressGroups("0x69240e54a432dcf764a2e9d2e2a94ad323a6a4e3");
  expect(groups.at(0)).toBe("0x6924");
  expect(groups.at(-1)).toBe("a4e3");
});

test("0x within an address is nothing special", () => {
  expect(addressGroups("abcd0x12345")).toEqual(["abcd", "0x12", "345"]);
});

test("no address has no groups", () => {
  expect(addressGroups("")).toEqual([]);
});
