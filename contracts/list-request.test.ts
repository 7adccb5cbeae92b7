import { expect, test, vi } from "vitest";
import { billSearch } from "./bills/list-bills.ts";
import { callbackSearch } from "./bills/list-callbacks.ts";
import { requestFor } from "./list-request.ts";
import { orderSearch } from "./orders/list-orders.ts";

const everything = { page: 1, pageSize: 20, sort: null, filters: {} };

test("without filters the request has only the page (2.26)", () => {
  expect(JSON.stringify(requestFor(orderSearch, everything))).toBe('{"page":1,"pageSize":20}');
});

test("filters, sort and page are sent under the names that they have in the address (2.26, 2.28, 2.31)", () => {
  const filters = { code: "BILL1", hash: "0x5c", noticeStatus: "failed", applicationCode: "APP1" };
  const query = { page: 2, pageSize: 50, sort: "-amount", filters };
  expect(requestFor(billSearch, query)).toEqual({ page: 2, pageSize: 50, sort: "-amount", ...filters });
  expect(requestFor(callbackSearch, { ...everything, filters: { status: "failed" } })).toMatchObject({
    status: "failed",
  });
});

test("a day is sent as its first and last moment in the merchant's time zone (2.26, 3.8)", () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  const filters = { createdFrom: "2026-11-21", createdUntil: "2026-11-21" };
  expect(requestFor(orderSearch, { ...everything, filters })).toMatchObject({
    createdFrom: "2026-11-20T18:30:00.000Z",
    createdUntil: "2026-11-21T18:29:59.999Z",
  });
});

test("the cursor and the summary are sent only when given (2.26)", () => {
  const page = { page: 1, pageSize: 20 };
  expect(requestFor(billSearch, everything, { after: "next-1" })).toEqual({ ...page, after: "next-1" });
  expect(requestFor(billSearch, everything, { summary: true })).toEqual({ ...page, summary: true });
  expect(requestFor(billSearch, everything, { after: null, summary: false })).toEqual(page);
});
