import { type ColumnLayout, writeFullLayout } from "#machines/shell/column-layout.ts";
import type { ListQuery } from "#machines/shell/list.ts";
import type { SavedView } from "#machines/shell/saved-views.ts";
import { COLUMNS_KEY, VIEW_KEY, writeListQuery } from "#src/records/list/list-address.ts";
import type { SearchDefinition } from "#src/records/list/list-search.ts";

/** A view's query, which is saved and shared as a link: filters, sort and columns in a canonical order, without the page. */
export function viewQuery({ filters, sort }: ListQuery, layout: ColumnLayout, search: SearchDefinition): string {
  const params = writeListQuery({ page: 1, pageSize: 0, filters, sort }, search, new URLSearchParams());
  params.delete("size");
  params.set(COLUMNS_KEY, writeFullLayout(layout));
  params.sort();
  return params.toString();
}

/** The address's query for a view: the view's query and its name, so that the link's receiver can save it. */
export function viewAddress({ name, query }: SavedView): URLSearchParams {
  const params = new URLSearchParams(query);
  params.set(VIEW_KEY, name);
  return params;
}

/**
 * The view's name in the address; "" for all rows.
 * @param maxLength longer names are cut.
 */
export function viewName(params: URLSearchParams, maxLength: number): string {
  return (params.get(VIEW_KEY) ?? "").trim().slice(0, maxLength);
}
