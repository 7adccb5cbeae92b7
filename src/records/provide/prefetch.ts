import { DEFAULT_QUERY } from "#src/records/list/default-query.ts";
import type { ListSource } from "#src/records/list/use-list.ts";
import type { Services } from "#src/services/services.ts";
import { prefetch } from "#src/ui/machine/first-reads.ts";

export type Prefetch = (services: Services) => void;

/** Prefetches a list's first page (docs/decisions/310); not with a default view, which has its own query. */
export function prefetchList(provide: (services: Services) => ListSource<unknown>): Prefetch {
  return (services) => {
    const { logic, preferences } = provide(services);
    if (!preferences.read()?.usual) prefetch(logic, { query: DEFAULT_QUERY });
  };
}
