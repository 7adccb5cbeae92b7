/** A list as a view of it: its filters, sort and columns as a query, which is saved, and shared as a link. */
import { type ColumnLayout, writeFullLayout } from "#machines/shell/column-layout.ts";
import type { ListQuery } from "#machines/shell/list.ts";
import type { SavedView } from "#machines/shell/saved-views.ts";
import { COLUMNS_KEY, VIEW_KEY, writeListQuery } from "#src/records/list/list-address.ts";
import type { SearchDefinition } from "#src/records/list/list-search.ts";

/** What a view of a list holds now, the same for the same. The page, and how many rows it has, are no part of it. */
export function viewQuery({ filters, sort }: ListQuery, layout: ColumnLayout, search: SearchDefinition): string {
  const params = writeListQuery({ page: 1, pageSize: 0, filters, sort }, search, new URLSearchParams());
  params.delete("size");
  params.set(COLUMNS_KEY, writeFullLayout(layout));
  params.sort();
  return params.toString();
}

/** The query of the address that shows a view: all of it and its name, so that the link's receiver can save it too. */
export function viewAddress({ name, query }: SavedView): URLSearchParams {
  const params = new URLSearchParams(query);
  params.set(VIEW_KEY, name);
  return params;
}

/**
 * The name of the view that an address shows; "" for all rows.
 * @param maxLength longer names are cut, since they cannot be saved.
 */
export function viewName(params: URLSearchParams, maxLength: number): string {
  return (params.get(VIEW_KEY) ?? "").trim().slice(0, maxLength);
}
