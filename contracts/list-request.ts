import type * as z from "zod/mini";
import { type ListSearch, wireFilters } from "./list.ts";

/** What a merchant asks a list for; a day is one of their calendar, "2026-11-21". */
type AskedList = {
  page: number;
  pageSize: number;
  sort: string | null;
  filters: Readonly<Record<string, string>>;
};

/**
 * What the service is asked for a query. Filters go by their wire names; a day becomes its first moment or its last
 * (ISO 8601 in UTC), in the time zone of the device, which is the merchant's.
 * @param also `after`: the `next` of the page before, where the service gave one; `summary`: what all rows come to.
 */
export function requestFor<Search extends ListSearch>(
  search: Search,
  query: AskedList,
  { after = null, summary = false }: { after?: string | null; summary?: boolean } = {},
): z.output<Search> {
  const { page, pageSize, sort, filters } = query;
  const moments = wireFilters(search).flatMap((filter) => {
    const day = filters[filter.name];
    return filter.kind === "moment" && day ? [[filter.name, edgeOf(day, filter.bound)]] : [];
  });
  return search.parse({
    ...filters,
    ...Object.fromEntries(moments),
    page,
    pageSize,
    ...(sort && { sort }),
    ...(after && { after }),
    ...(summary && { summary }),
  });
}

function edgeOf(day: string, bound: "from" | "until"): string {
  return new Date(`${day}T${bound === "from" ? "00:00:00.000" : "23:59:59.999"}`).toISOString();
}
