import { expect, test } from "vitest";
import { currencySearchOf } from "./currency-search.ts";

const ALL = { page: 1, pageSize: 20, sort: null, filters: {} };

test("without a search, a page is all that is asked for (2.30)", () => {
  expect(currencySearchOf(ALL)).toEqual({ page: 1, pageSize: 20 });
});

test("name, chain, type and order are asked for as they stand in the address (2.30)", () => {
  const filters = { name: "usd", network: "BSC", type: "token" };
  expect(currencySearchOf({ ...ALL, page: 2, sort: "-name", filters })).toEqual({
    page: 2,
    pageSize: 20,
    sort: "-name",
    ...filters,
  });
});
