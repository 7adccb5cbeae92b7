import { type SelectQueryBuilder, sql } from "kysely";
import * as z from "zod/mini";
import type { listRequest } from "#contracts/list.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "./database.ts";
import { longList } from "./long-lists.ts";

/** How many rows of a list are counted, and can be reached by the number of their page; `next` leads on from there. */
export const COUNTED_ROWS = 10_000;

type Column<Row> = keyof Row & string;

/** A column to sort by as the wire names it; `-` before it descends. */
type SortBy<Row> = Column<Row> | `-${Column<Row>}`;

type Search<Row> = { page: number; pageSize: number; sort?: SortBy<Row> | undefined; after?: string | undefined };

/** How the rows of a list can be sorted. */
type Sorting<Row> = {
  /** The column that no two rows share. */
  key: Column<Row>;
  /** For a search that names no sort. */
  defaultSort: SortBy<Row>;
  /** A column that is empty in some rows: those come last in both directions. */
  nullable?: Column<Row>;
};

/** What is left of a search whose filters were all taken; with another one, a list that `satisfies` it does not compile. */
export type AllFiltersUsed<Rest> = Rest &
  Record<Exclude<keyof Rest, keyof z.output<typeof listRequest> | "summary">, never>;

type ListPage<Row> = { rows: Row[]; total: number; totalIsExact: boolean; next: string | null };

/** Where a row stands in its list: its sorted value as the database writes it, and its key. It is what `next` holds. */
const sorted = z.object({ sortedValue: z.nullable(z.string()), sortedKey: z.string() });
type Sorted = z.output<typeof sorted>;

/**
 * One page of the rows that a query finds, and how many it finds in all. A page costs what it shows, and no more in a
 * long list, where each sort has an index of the filtered columns, the sorted one and the key.
 * @param found the filtered rows of one table, as yet in no order.
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

  // One row more than the page shows says whether anything follows. What `next` needs is written of these rows alone,
  // and not of all that an offset skips.
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
    // What is skipped is skipped in the index, by its keys: its rows are never fetched.
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
 * Counts no further than a merchant turns pages: beyond, every row more would make every page dearer. It counts in the
 * list's default order, as its indexes have it; left to itself, the database reads the table from its beginning, where those
 * of the last month may be the last ones that it meets. That a list is longer is known for a minute (decision 090).
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
