import { expect, test } from "vitest";
import * as z from "zod/mini";
import { applicationSearch } from "#contracts/applications/list-applications.ts";
import { billSearch } from "#contracts/bills/list-bills.ts";
import { callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { amountBound, proposedFilter } from "#contracts/list.ts";
import { orderSearch } from "#contracts/orders/list-orders.ts";
import { offeredBy, offerSearch, requestFor } from "./list-search.ts";

const everything = { page: 1, pageSize: 20, sort: null, filters: {} };

test("without filters the service is asked for a page and nothing else (2.26)", () => {
  expect(JSON.stringify(requestFor(orderSearch, everything))).toBe('{"page":1,"pageSize":20}');
});

test("filters, sort and page are asked for under the names that they have in the address (2.26, 2.28, 2.31)", () => {
  const filters = { code: "BILL1", hash: "0x5c", noticeStatus: "failed", applicationCode: "APP1" };
  const query = { page: 2, pageSize: 50, sort: "-amount", filters };
  expect(requestFor(billSearch, query)).toEqual({ page: 2, pageSize: 50, sort: "-amount", ...filters });
  expect(requestFor(callbackSearch, { ...everything, filters: { status: "failed" } })).toMatchObject({
    status: "failed",
  });
});

test("a day is the whole day of the merchant's calendar, first and last moment included (2.26, 3.8)", () => {
  const filters = { createdFrom: "2026-11-21", createdUntil: "2026-11-21" };
  const asked = requestFor(orderSearch, { ...everything, filters });
  expect(new Date(asked.createdFrom ?? "")).toEqual(new Date(2026, 10, 21));
  expect(new Date(asked.createdUntil ?? "")).toEqual(new Date(2026, 10, 21, 23, 59, 59, 999));
});

test("a search is offered in the order of its texts, with the words and lengths of its schema (2.27)", () => {
  const offer = offerSearch(applicationSearch, {
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
  offerSearch(ranged, {
    createdFrom: "From",
    createdUntil: "Until",
    amountFrom: "Least",
    amountUntil: "Most",
  });

test("the ends of a range are filters of their own, and a proposed one is known as such (2.26)", () => {
  expect(ranges().filters).toEqual([
    { name: "createdFrom", label: "From", kind: "day", bound: "from" },
    { name: "createdUntil", label: "Until", kind: "day", bound: "until" },
    { name: "amountFrom", label: "Least", kind: "amount", bound: "from", isProposed: true },
    { name: "amountUntil", label: "Most", kind: "amount", bound: "until", isProposed: true },
  ]);
});

test("a proposed filter is offered where the service says that it takes it, or has said nothing yet (2.26)", () => {
  const named = (offers: readonly string[] | null) => offeredBy(offers, ranges()).filters.map(({ name }) => name);
  expect(named(null)).toEqual(["createdFrom", "createdUntil", "amountFrom", "amountUntil"]);
  expect(named([])).toEqual(["createdFrom", "createdUntil"]);
  expect(named(["amountUntil"])).toEqual(["createdFrom", "createdUntil", "amountUntil"]);
  expect(offeredBy([], { ...ranges(), sorts: ["-amount"] }).sorts).toEqual(["-amount"]);
});

test("the way on and the sums are asked for where they are wanted (2.26)", () => {
  const page = { page: 1, pageSize: 20 };
  expect(requestFor(billSearch, everything, { after: "next-1" })).toEqual({ ...page, after: "next-1" });
  expect(requestFor(billSearch, everything, { summary: true })).toEqual({ ...page, summary: true });
  expect(requestFor(billSearch, everything, { after: null, summary: false })).toEqual(page);
});
