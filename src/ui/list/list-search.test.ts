import { expect, test } from "vitest";
import { applicationSearch } from "#contracts/applications/list-applications.ts";
import { billSearch } from "#contracts/bills/list-bills.ts";
import { callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { orderSearch } from "#contracts/orders/list-orders.ts";
import { offerSearch, requestFor } from "./list-search.ts";

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
