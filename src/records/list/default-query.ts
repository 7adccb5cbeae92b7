import type { ListQuery } from "#machines/shell/list.ts";

/** What an address without any query asks a list for. */
export const DEFAULT_QUERY: ListQuery = { page: 1, pageSize: 20, sort: null, filters: {} };
