import type * as z from "zod/mini";
import { type ListSearch, wireFilters } from "./list.ts";

/** A list query of the console; a day is a calendar day such as "2026-11-21". */
type AskedList = {
  page: number;
  pageSize: number;
  sort: string | null;
  filters: Readonly<Record<string, string>>;
};

/**
 * The request of a list query. A day becomes its first or last moment in the device's time zone (ISO 8601 in UTC).
 * @param also `after`: the `next` of the previous page, if the service sent one; `summary`: also request totals of all
 * rows.
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
