import { expect, test } from "vitest";
import * as z from "zod/mini";
import { applicationSearch } from "#contracts/applications/list-applications.ts";
import { amountBound, proposedFilter } from "#contracts/list.ts";
import { defineSearch, supportedSearch } from "./list-search.ts";

test("list search: filters are in the order of their labels, with the schema's words and lengths (2.27)", () => {
  const offer = defineSearch(applicationSearch, {
    search: "Name or code",
    status: { label: "Status", option: (word) => word.toUpperCase() },
  });
  expect(offer.filters).toEqual([
    { name: "search", label: "Name or code", kind: "text", maxLength: 128 },
    {
      name: "status",
      label: "Status",
      kind: "choice",
      options: [
        { value: "enabled", label: "ENABLED" },
        { value: "disabled", label: "DISABLED" },
      ],
    },
  ]);
  expect(offer.sorts).toEqual(["createdAt", "-createdAt", "name", "-name"]);
});

const ranged = z.object({
  page: z.int(),
  pageSize: z.int(),
  createdFrom: z.optional(z.iso.datetime()),
  createdUntil: z.optional(z.iso.datetime()),
  amountFrom: proposedFilter(amountBound),
  amountUntil: proposedFilter(amountBound),
});
const ranges = () =>
  defineSearch(ranged, {
    createdFrom: "From",
    createdUntil: "Until",
    amountFrom: "Least",
    amountUntil: "Most",
  });

test("list search: both ends of a range are filters, and proposed ones are marked (2.26)", () => {
  expect(ranges().filters).toEqual([
    { name: "createdFrom", label: "From", kind: "day", bound: "from" },
    { name: "createdUntil", label: "Until", kind: "day", bound: "until" },
    { name: "amountFrom", label: "Least", kind: "amount", bound: "from", isProposed: true },
    { name: "amountUntil", label: "Most", kind: "amount", bound: "until", isProposed: true },
  ]);
});

test("list search: a proposed filter is shown if the service supports it or its offers are unknown (2.26)", () => {
  const named = (offers: readonly string[] | null) => supportedSearch(offers, ranges()).filters.map(({ name }) => name);
  expect(named(null)).toEqual(["createdFrom", "createdUntil", "amountFrom", "amountUntil"]);
  expect(named([])).toEqual(["createdFrom", "createdUntil"]);
  expect(named(["amountUntil"])).toEqual(["createdFrom", "createdUntil", "amountUntil"]);
  expect(supportedSearch([], { ...ranges(), sorts: ["-amount"] }).sorts).toEqual(["-amount"]);
});
