import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import * as z from "zod/mini";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "./database.ts";

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
  usual: SortBy<Row>;
  /** A column that is empty in some rows: those come last in both directions. */
  sometimesEmpty?: Column<Row>;
};

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
export async function pageOf<DB, Table extends keyof DB, Row>(
  db: Database,
  found: SelectQueryBuilder<DB, Table, Row>,
  { page, pageSize, sort, after }: Search<Row>,
  { key, usual, sometimesEmpty }: Sorting<Row>,
): Promise<ListPage<Row>> {
  const by = sort ?? usual;
  const descends = by.startsWith("-");
  const column = by.replace("-", "");
  const inOrder = found
    .select([sql`${sql.ref(column)}::text`.as("sortedValue"), sql`${sql.ref(key)}::text`.as("sortedKey")])
    .orderBy(sql.ref(column), (value) => {
      if (!descends) return value.asc();
      return column === sometimesEmpty ? value.desc().nullsLast() : value.desc();
    })
    .orderBy(sql.ref(key), descends ? "desc" : "asc")
    // One more than the page shows, which says whether anything follows.
    .limit(pageSize + 1);

  const beyond = sql.raw(descends ? "<" : ">");
  const read = async (rows: Expression<unknown>) => (await sql<Row & Sorted>`${rows}`.execute(db)).rows;
  const readAfter = async ({ sortedValue, sortedKey }: Sorted) => {
    const empty = inOrder.where(sql<boolean>`${sql.ref(column)} is null`);
    if (sortedValue === null) return read(empty.where(sql<boolean>`${sql.ref(key)} ${beyond} ${sortedKey}`));
    const position = sql<boolean>`(${sql.ref(column)}, ${sql.ref(key)}) ${beyond} (${sortedValue}, ${sortedKey})`;
    const rows = await read(inOrder.where(position));
    return column === sometimesEmpty && rows.length <= pageSize ? [...rows, ...(await read(empty))] : rows;
  };
  const readPage = async () => {
    const before = (page - 1) * pageSize;
    return before < COUNTED_ROWS ? read(inOrder.offset(before)) : [];
  };

  const rows = await (after === undefined ? readPage() : readAfter(readPosition(after)));
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { rows: shown, ...(await count(db, found)), next: last ? writePosition(last) : null };
}

/** Counts no further than a merchant turns pages: beyond, every row more would make every page dearer. */
async function count<DB, Table extends keyof DB, Row>(db: Database, found: SelectQueryBuilder<DB, Table, Row>) {
  const some = found
    .clearSelect()
    .select(sql`1`.as("one"))
    .limit(COUNTED_ROWS + 1);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${some}) as found`.execute(db);
  const total = rows[0]?.total ?? 0;
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
