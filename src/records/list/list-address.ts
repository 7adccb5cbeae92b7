/** Reads and writes a list's query in the address. Invalid parameters are ignored. */
import { hashKey } from "@tanstack/query-core";
import { typedAmount } from "#contracts/typed/amount.ts";
import { typedSearch } from "#contracts/typed/search.ts";
import type { ListQuery } from "#machines/shell/list.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import { isDay } from "#src/ui/format/is-day.ts";
import { DEFAULT_QUERY } from "./default-query.ts";
import type { Filter, SearchDefinition } from "./list-search.ts";
import { KEYWORD, splitFilters } from "./search/search-parts.ts";

/** With more rows, a response to input takes too long (decision 320). */
export const PAGE_SIZES = [10, 20, 50] as const;

/** The columns of a view or link, which take precedence over the device's. */
export const COLUMNS_KEY = "columns";
/** The name of the view that is shown. */
export const VIEW_KEY = "view";

const OWN_KEYS = ["page", "size", "sort"] as const;

/** The query of an address. */
export function readListQuery(params: URLSearchParams, { sorts, filters }: SearchDefinition): ListQuery {
  // A link may have more rows per page than there can be.
  const size = Math.min(Number(params.get("size")), Math.max(...PAGE_SIZES));
  const sort = params.get("sort");
  const set = filters.flatMap((filter) => {
    const value = parseFilterValue(filter, valueInAddress(filter, params, filters)) ?? "";
    return value === "" ? [] : [[filter.name, value] as const];
  });
  return {
    page: positiveInteger(params.get("page")) ?? 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_QUERY.pageSize,
    // Stryker disable next-line ConditionalExpression: null is no known order.
    sort: sort !== null && sorts.includes(sort) ? sort : null,
    filters: Object.fromEntries(set),
  };
}

/**
 * A filter's value in the address. If the service has no keyword filter, a keyword in the address becomes a code or a hash.
 */
function valueInAddress(filter: Filter, params: URLSearchParams, filters: readonly Filter[]): string {
  const given = params.get(filter.name) ?? "";
  const keyword = params.get(KEYWORD) ?? "";
  // Stryker disable next-line ConditionalExpression,StringLiteral: an empty keyword is no value of the field either.
  if (given !== "" || keyword === "" || filters.some(({ name }) => name === KEYWORD)) return given;
  const { field, hash } = splitFilters(filters);
  const isHash = hash !== undefined && looksLikeHash(keyword);
  if (filter !== (isHash ? hash : field)) return "";
  return isHash ? keyword.toLowerCase() : keyword;
}

/** Writes a query into the address: defaults are omitted, and other parameters (`?pay=…`) stay. */
export function writeListQuery(
  query: ListQuery,
  { filters }: SearchDefinition,
  present: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(present);
  for (const key of [...OWN_KEYS, KEYWORD, ...filters.map(({ name }) => name)]) params.delete(key);
  for (const [name, value] of Object.entries(query.filters)) params.set(name, value);
  if (query.sort !== null) params.set("sort", query.sort);
  if (query.page !== 1) params.set("page", String(query.page));
  if (query.pageSize !== DEFAULT_QUERY.pageSize) params.set("size", String(query.pageSize));
  return params;
}

export function sameQuery(one: ListQuery, other: ListQuery): boolean {
  return hashKey([one]) === hashKey([other]);
}

/** Parses a filter's value as typed or from the address; "" for an empty one, null for an invalid one. */
export function parseFilterValue(filter: Filter, given: string): string | null {
  const value = given.trim();
  if (value === "") return "";
  switch (filter.kind) {
    case "choice":
      return filter.options.some((option) => option.value === value) ? value : null;
    case "text": {
      const text = typedSearch(value);
      return text.length <= filter.maxLength ? text : null;
    }
    case "day":
      return isDay(value) ? value : null;
    case "amount":
      return typedAmount(value);
  }
}

function positiveInteger(text: string | null) {
  // Stryker disable next-line ConditionalExpression: null has no digits.
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
