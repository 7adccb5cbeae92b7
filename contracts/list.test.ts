import { expect, test } from "vitest";
import * as z from "zod/mini";
import { applicationSearch } from "./applications/list-applications.ts";
import { noticeStatus } from "./bills/notice-status.ts";
import { hashSearch, moneySearch, recordSearch } from "./bills/record-search.ts";
import { currencySearch } from "./currencies/list-currencies.ts";
import { listRequest, proposedFilterNames, searchText, wireFilters, wireSorts } from "./list.ts";

/** A search of every kind of filter. */
const billSearch = z.extend(recordSearch, {
  ...hashSearch,
  ...moneySearch,
  noticeStatus: z.optional(noticeStatus),
  applicationCode: z.optional(searchText),
});

test("the proposed filters of a search are those that the specification does not name (2.28, 2.30)", () => {
  expect(proposedFilterNames(billSearch)).toEqual([
    "summary",
    "keyword",
    "network",
    "currency",
    "amountFrom",
    "amountUntil",
  ]);
  expect(proposedFilterNames(applicationSearch)).toEqual([]);
  // Here the specification names the network filter.
  expect(proposedFilterNames(currencySearch)).toEqual([]);
});

test("the filters of a search have their kinds, values, lengths and bounds (2.28)", () => {
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

test("the sort orders of a search (2.27)", () => {
  expect(wireSorts(applicationSearch)).toEqual(["createdAt", "-createdAt", "name", "-name"]);
});

test("a search without sort has no sort orders, and a filter of an unknown kind is an error", () => {
  expect(wireSorts(listRequest)).toEqual([]);
  const withFilter = (filter: z.ZodMiniType) => () => wireFilters(z.extend(listRequest, { odd: z.optional(filter) }));
  for (const filter of [z.boolean(), z.string()]) {
    expect(withFilter(filter)).toThrow("The filter odd is of no known kind");
  }
});
