import { expect, test } from "vitest";
import { orderSearchOf } from "./order-search.ts";

const everything = { page: 1, pageSize: 20, sort: null, filters: {} };

test("without conditions the service is asked for a page and nothing else (2.26)", () => {
  expect(orderSearchOf(everything)).toEqual({ page: 1, pageSize: 20 });
});

test("status, order code and sort are asked for as they are (2.26)", () => {
  const query = { page: 2, pageSize: 50, sort: "-amount", filters: { status: "paid", code: "77" } };
  expect(orderSearchOf(query)).toEqual({ page: 2, pageSize: 50, sort: "-amount", status: "paid", code: "77" });
});

test("a day is the whole day of the merchant's calendar, first and last moment included (2.26)", () => {
  const search = orderSearchOf({ ...everything, filters: { from: "2026-11-21", until: "2026-11-21" } });
  expect(new Date(search.createdFrom ?? "")).toEqual(new Date(2026, 10, 21));
  expect(new Date(search.createdUntil ?? "")).toEqual(new Date(2026, 10, 21, 23, 59, 59, 999));
});
