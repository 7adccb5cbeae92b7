import { type SelectQueryBuilder, sql } from "kysely";
import * as z from "zod/mini";
import type { listRequest } from "#contracts/list.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "./database.ts";
import { longList } from "./long-lists.ts";

/** The most rows that are counted and can be reached by page number; beyond, `next` leads on. */
export const COUNTED_ROWS = 10_000;

type Column<Row> = keyof Row & string;

/** A column to sort by; descending with `-` before it. */
type SortBy<Row> = Column<Row> | `-${Column<Row>}`;

export type Search<Row> = {
  page: number;
  pageSize: number;
  sort?: SortBy<Row> | undefined;
  after?: string | undefined;
};

/** How the rows of a list can be sorted. */
export type Sorting<Row> = {
  /** A unique column. */
  key: Column<Row>;
  /** For a search without `sort`. */
  defaultSort: SortBy<Row>;
  /** A column with nulls, which come last in both directions. */
  nullable?: Column<Row>;
};

/** The rest of a search without its filters; a filter that a list does not use fails to compile. */
export type AllFiltersUsed<Rest> = Rest &
  Record<Exclude<keyof Rest, keyof z.output<typeof listRequest> | "summary">, never>;

type ListPage<Row> = { rows: Row[]; total: number; totalIsExact: boolean; next: string | null };

/** A row's position, encoded in `next`: its sorted value as the database writes it, and its key. */
const sorted = z.object({ sortedValue: z.nullable(z.string()), sortedKey: z.string() });
type Sorted = z.output<typeof sorted>;

/**
 * One page of a query's rows, and their number. The cost does not grow with the list: each sort has an index of the
 * filtered columns, the sorted one and the key.
 * @param found the filtered rows of one table, without an order.
 * @throws Refused when `after` is no `next` of a list.
 */
export async function listPage<DB, Table extends keyof DB, Row>(
  db: Database,
  found: SelectQueryBuilder<DB, Table, Row>,
  { page, pageSize, sort, after }: Search<Row>,
  { key, defaultSort, nullable: sometimesEmpty }: Sorting<Row>,
): Promise<ListPage<Row>> {
  const by = sort ?? defaultSort;
  const isEmptyAtTimes = by.replace("-", "") === sometimesEmpty;
  const descends = by.startsWith("-");
  const direction = sql.raw(descends ? "desc" : "asc");
  const beyond = sql.raw(descends ? "<" : ">");
  const column = sql.ref(by.replace("-", ""));
  const last = sql.ref(key);
  const order = sql`${column} ${direction} ${sql.raw(descends && isEmptyAtTimes ? "nulls last" : "")}, ${last} ${direction}`;

  // One row more than the page shows whether another follows. The texts for `next` are made of the page's rows only, not of
  // those that an offset skips.
  const read = async (rows: typeof found): Promise<(Row & Sorted)[]> => {
    const page = sql<Row & Sorted>`
      select *, ${column}::text as sorted_value, ${last}::text as sorted_key
      from (${rows.orderBy(order).limit(pageSize + 1)}) as page order by ${order}`;
    return (await page.execute(db)).rows;
  };
  const readAfter = async ({ sortedValue, sortedKey }: Sorted) => {
    const empty = found.where(sql<boolean>`${column} is null`);
    if (sortedValue === null) return read(empty.where(sql<boolean>`${last} ${beyond} ${sortedKey}`));
    const rows = await read(found.where(sql<boolean>`(${column}, ${last}) ${beyond} (${sortedValue}, ${sortedKey})`));
    return isEmptyAtTimes && rows.length <= pageSize ? [...rows, ...(await read(empty))] : rows;
  };
  const readPage = async () => {
    const before = (page - 1) * pageSize;
    if (before === 0) return read(found);
    if (before >= COUNTED_ROWS) return [];
    // The offset runs over the index only; skipped rows are not fetched.
    const keys = found
      .clearSelect()
      .select(sql`${last}`.as("key"))
      .orderBy(order)
      .offset(before)
      .limit(pageSize + 1);
    return read(found.where(sql<boolean>`${last} in (${keys})`));
  };

  const rows = await (after === undefined ? readPage() : readAfter(readPosition(after)));
  const shown = rows.slice(0, pageSize);
  const end = rows.length > pageSize ? shown.at(-1) : undefined;
  return { rows: shown, ...(await countRows(db, found, defaultSort)), next: end ? writePosition(end) : null };
}

/**
 * Counts rows up to a limit, so that the cost does not grow with the list. It counts in the list's default order, which has
 * an index; without one the database may scan the whole table. That a list is longer is cached for a minute (decision 090).
 */
export async function countRows<DB, Table extends keyof DB, Row>(
  db: Database,
  found: SelectQueryBuilder<DB, Table, Row>,
  defaultSort: SortBy<Row>,
) {
  const some = found
    .clearSelect()
    .select(sql`1`.as("one"))
    .orderBy(sql.ref(defaultSort.replace("-", "")))
    .limit(COUNTED_ROWS + 1);
  const long = longList(db, some.compile());
  if (long.isKnown) return { total: COUNTED_ROWS, totalIsExact: false };
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${some}) as found`.execute(db);
  const total = rows[0]?.total ?? 0;
  if (total > COUNTED_ROWS) long.remember();
  return { total: Math.min(total, COUNTED_ROWS), totalIsExact: total <= COUNTED_ROWS };
}

function writePosition({ sortedValue, sortedKey }: Sorted): string {
  return Buffer.from(JSON.stringify({ sortedValue, sortedKey })).toString("base64url");
}

function readPosition(after: string): Sorted {
  try {
    return sorted.parse(JSON.parse(Buffer.from(after, "base64url").toString("utf8")));
  } catch {
    throw new Refused("invalidInput", { fields: ["after"] });
  }
}
