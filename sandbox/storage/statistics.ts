import { type Kysely, sql } from "kysely";
import { type Background, repeat } from "#sandbox/repeat.ts";
import type { Tables } from "./tables.ts";

/** In milliseconds. */
const INTERVAL = 60_000;

/**
 * Refreshes the planner's statistics of tables that have grown by a fifth, as PostgreSQL's autovacuum does and PGlite does
 * not; without them, long lists are sorted instead of read from their index.
 */
export async function refreshStatistics(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int > 10 + 1.2 * relpages`.execute(db);
  for (const { name } of rows) await sql`vacuum analyze ${sql.table(name)}`.execute(db);
}

/** Refreshes the statistics every minute until stopped. */
export function startRefreshingStatistics(db: Kysely<Tables>, log: (line: string) => void): Background {
  return repeat(
    () => refreshStatistics(db),
    INTERVAL,
    ({ message }) => log(`The statistics of the tables could not be refreshed: ${message}`),
  );
}
