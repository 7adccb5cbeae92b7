import type { ListQuery } from "#machines/shell/list.ts";

/** The query of an address without parameters. */
export const DEFAULT_QUERY: ListQuery = { page: 1, pageSize: 20, sort: null, filters: {} };
