import { expect, test } from "vitest";
import * as z from "zod/mini";
import { applicationSearch } from "./applications/list-applications.ts";
import { noticeStatus } from "./bills/notice-status.ts";
import { hashSearch, moneySearch, recordSearch } from "./bills/record-search.ts";
import { currencySearch } from "./currencies/list-currencies.ts";
import { listRequest, offersOf, searchText, wireFilters, wireSorts } from "./list.ts";

/** A search of every kind of filter. */
const billSearch = z.extend(recordSearch, {
  ...hashSearch,
  ...moneySearch,
  noticeStatus: z.optional(noticeStatus),
  applicationCode: z.optional(searchText),
});

test("a service that takes all of a search offers what the specification does not name (2.28, 2.30)", () => {
  expect(offersOf(billSearch)).toEqual(["summary", "keyword", "network", "currency", "amountFrom", "amountUntil"]);
  expect(offersOf(applicationSearch)).toEqual([]);
  // The chain is a filter of the specification there.
  expect(offersOf(currencySearch)).toEqual([]);
});

test("a search says its filters with their words, lengths and bounds (2.28)", () => {
  expect(wireFilters(billSearch)).toEqual([
    { name: "keyword", kind: "text", maxLength: 128, isProposed: true },
    { name: "code", kind: "text", maxLength: 128 },
    { name: "createdFrom", kind: "moment", bound: "from" },
    { name: "createdUntil", kind: "moment", bound: "until" },
    { name: "hash", kind: "text", maxLength: 128 },
    { name: "network", kind: "choice", words: ["TRON", "ETH", "BSC"], isProposed: true },
    { name: "currency", kind: "text", maxLength: 128, isProposed: true },
    { name: "amountFrom", kind: "amount", bound: "from", isProposed: true },
    { name: "amountUntil", kind: "amount", bound: "until", isProposed: true },
    { name: "noticeStatus", kind: "choice", words: ["notNotified", "success", "failed"] },
    { name: "applicationCode", kind: "text", maxLength: 128 },
  ]);
});

test("a search says the orders that it takes (2.27)", () => {
  expect(wireSorts(applicationSearch)).toEqual(["createdAt", "-createdAt", "name", "-name"]);
});

test("a list that says no orders takes none, and a filter of a kind that no list has had yet is an error", () => {
  expect(wireSorts(listRequest)).toEqual([]);
  const withFilter = (filter: z.ZodMiniType) => () => wireFilters(z.extend(listRequest, { odd: z.optional(filter) }));
  for (const filter of [z.boolean(), z.string()]) {
    expect(withFilter(filter)).toThrow("The filter odd is of no known kind");
  }
});
