import { expect, test } from "vitest";
import { addressGroups } from "./address-groups.ts";

test.each([
  ["four characters each", "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE", "TQn9 Y2kh EsLJ W1Ch VWFM SMeR Dow5 KcbL SE"],
  ["a leading 0x in the first group", "0x69240e54a432dcf764a2e9d2e2a9", "0x6924 0e54 a432 dcf7 64a2 e9d2 e2a9"],
  ["0x within an address is not special", "abcd0x12345", "abcd 0x12 345"],
])("address groups: %s", (_, address, groups) => {
  expect(addressGroups(address)).toEqual(groups.split(" "));
});

test("address groups: none for an empty address", () => {
  expect(addressGroups("")).toEqual([]);
});
