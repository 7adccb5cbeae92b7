import { expect, test } from "vitest";
import { applicationSearch } from "./applications/list-applications.ts";
import { billSearch } from "./bills/list-bills.ts";
import { wireFilters, wireSorts } from "./list.ts";

test("a search says its filters with their words, lengths and bounds (2.28)", () => {
  expect(wireFilters(billSearch)).toEqual([
    { name: "code", kind: "text", maxLength: 128 },
    { name: "createdFrom", kind: "moment", bound: "from" },
    { name: "createdUntil", kind: "moment", bound: "until" },
    { name: "hash", kind: "text", maxLength: 128 },
    { name: "noticeStatus", kind: "choice", words: ["notNotified", "success", "failed"] },
    { name: "applicationCode", kind: "text", maxLength: 128 },
  ]);
});

test("a search says the orders that it takes (2.27)", () => {
  expect(wireSorts(applicationSearch)).toEqual(["createdAt", "-createdAt", "name", "-name"]);
});
