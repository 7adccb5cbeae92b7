import { expect, test } from "vitest";
import { addressGroups } from "./address-groups.ts";

test("address groups: four characters each, and the whole address", () => {
  const address = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";
  const groups = addressGroups(address);
  expect(groups.slice(0, 2)).toEqual(["TQn9", "Y2kh"]);
  expect(groups.at(-1)).toBe("SE");
  expect(groups.join("")).toBe(address);
});

test("address groups: a leading 0x belongs to the first group", () => {
  const groups = addressGroups("0x69240e54a432dcf764a2e9d2e2a94ad323a6a4e3");
  expect(groups.at(0)).toBe("0x6924");
  expect(groups.at(-1)).toBe("a4e3");
});

test("address groups: 0x within an address is not special", () => {
  expect(addressGroups("abcd0x12345")).toEqual(["abcd", "0x12", "345"]);
});

test("address groups: none for an empty address", () => {
  expect(addressGroups("")).toEqual([]);
});
