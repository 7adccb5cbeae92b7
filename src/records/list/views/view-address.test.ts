import { expect, test } from "vitest";
import { readLayout } from "#machines/shell/column-layout.ts";
import { readListQuery } from "#src/records/list/list-address.ts";
import type { SearchDefinition } from "#src/records/list/list-search.ts";
import { viewAddress, viewName, viewQuery } from "./view-address.ts";

const SEARCH: SearchDefinition = {
  sorts: ["-amount"],
  filters: [
    { name: "status", label: "", kind: "choice", options: [{ value: "paid", label: "" }] },
    { name: "code", label: "", kind: "text", maxLength: 8 },
  ],
};
const OWN = ["code", "amount"].map((key) => ({ key, isShown: true }));
const QUERY = { page: 3, pageSize: 50, sort: "-amount", filters: { status: "paid", code: "A/7 & 8" } };
const LAYOUT = readLayout("amount.-code", OWN);

test("saved views: the link has filters, sort, columns and name, and no page (2.26)", () => {
  const address = viewAddress({ name: "To look at", query: viewQuery(QUERY, LAYOUT, SEARCH) });
  expect([...address.keys()]).toEqual(["code", "columns", "sort", "status", "view"]);
  const arrived = new URLSearchParams(address.toString());
  expect(readListQuery(arrived, SEARCH)).toEqual({ ...QUERY, page: 1, pageSize: 20 });
  expect(readLayout(arrived.get("columns") ?? "", OWN)).toEqual(LAYOUT);
  expect(viewName(arrived, 40)).toBe("To look at");
});

test("saved views: the query does not depend on the order of filters (2.26)", () => {
  const other = { ...QUERY, page: 1, filters: { code: "A/7 & 8", status: "paid" } };
  expect(viewQuery(other, LAYOUT, SEARCH)).toBe(viewQuery(QUERY, LAYOUT, SEARCH));
  expect(viewQuery({ ...QUERY, sort: null }, LAYOUT, SEARCH)).not.toBe(viewQuery(QUERY, LAYOUT, SEARCH));
});

test("saved views: the name in the address is trimmed and cut (2.26)", () => {
  expect(viewName(new URLSearchParams("view="), 40)).toBe("");
  expect(viewName(new URLSearchParams(), 40)).toBe("");
  expect(viewName(new URLSearchParams("view=+Mine+"), 40)).toBe("Mine");
  expect(viewName(new URLSearchParams(`view=${"x".repeat(90)}`), 40)).toHaveLength(40);
});
