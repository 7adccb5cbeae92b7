import { type ApplicationSearch, applicationSearch } from "#contracts/applications/list-applications.ts";
import type { ListQuery } from "#machines/shell/list.ts";

/** The names of the conditions in the address (2.27). */
export const APPLICATION_FILTERS = { search: "search", status: "status" } as const;

/** What the service is asked for a query of the list of applications. */
export function applicationSearchOf({ page, pageSize, sort, filters }: ListQuery): ApplicationSearch {
  const search = filters[APPLICATION_FILTERS.search];
  const status = filters[APPLICATION_FILTERS.status];
  return applicationSearch.parse({
    page,
    pageSize,
    ...(sort && { sort }),
    ...(search && { search }),
    ...(status && { status }),
  });
}
