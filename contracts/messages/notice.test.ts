import { expect, test } from "vitest";
import { parseJson } from "#contracts/reader/json.ts";
import { notice } from "./notice.ts";

test.each([
  ["7", 7],
  ['"7"', 7],
  ['"5b1c-9f"', "5b1c-9f"],
])("a notice with the id %s is readable without its other fields (3.13)", (id, expected) => {
  expect(notice.parse(parseJson(`{"id":${id},"time":null}`))).toEqual({
    ...{ id: expected, type: "", title: "", content: "", time: null, isRead: null, about: "", reference: "" },
  });
});
