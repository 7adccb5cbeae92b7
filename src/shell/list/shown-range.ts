import type { ListQuery } from "#machines/shell/list.ts";

/** Which rows of the whole list a page shows, counted from 1. */
export function shownRange({ page, pageSize }: ListQuery, rows: number): { from: number; to: number } {
  const before = (page - 1) * pageSize;
  return { from: before + 1, to: before + rows };
}
