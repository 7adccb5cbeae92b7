import type { CompiledQuery } from "kysely";
import type { Database } from "./database.ts";

/** In milliseconds. */
const CACHE_LIFETIME = 60_000;
/** For each database; the oldest entry is dropped. */
const MAX_ENTRIES = 1_000;

const known = new WeakMap<Database, Map<string, number>>();

/**
 * Caches for a minute that a search finds more rows than are counted (decision 090), so that turning pages, sorting and
 * exporting do not count them each time.
 * @param query the counting query, which includes the merchant and every filter.
 */
export function longList(db: Database, query: CompiledQuery): { isKnown: boolean; remember: () => void } {
  const lists = known.get(db) ?? new Map<string, number>();
  known.set(db, lists);
  const key = JSON.stringify([query.sql, query.parameters]);
  const at = lists.get(key);
  return {
    isKnown: at !== undefined && performance.now() - at < CACHE_LIFETIME,
    remember: () => {
      lists.delete(key);
      lists.set(key, performance.now());
      const [oldest] = lists.keys();
      if (lists.size > MAX_ENTRIES && oldest !== undefined) lists.delete(oldest);
    },
  };
}
