import type { SelectQueryBuilder } from "kysely";
import { type ListSearch, wireFilters } from "#contracts/list.ts";
import type { AgreedSummary } from "#contracts/reader/page.ts";
import type { Database } from "./database.ts";
import { countRows } from "./list-page.ts";

type Totals = NonNullable<AgreedSummary["totals"]>;

/** How a list finds and sums its rows. */
type SummaryQuery<Search, DB, Table extends keyof DB, Row> = {
  schema: ListSearch;
  /** The sort of a search without `sort`; its index is used for counting. */
  defaultSort: `-${keyof Row & string}`;
  /** The rows of a search, without an order. */
  find: (search: Search) => Promise<SelectQueryBuilder<DB, Table, Row>>;
  /** The sums of the rows' amounts; absent where rows have none. */
  totals?: (found: SelectQueryBuilder<DB, Table, Row>) => Promise<Totals>;
};

/**
 * The totals of a search's rows, and the number of rows for each value of its filters; empty unless `summary` is set.
 * Lists longer than the counting limit are not summed (decision 220).
 */
export async function listSummary<Search extends { summary?: true | undefined }, DB, Table extends keyof DB, Row>(
  db: Database,
  search: Search,
  { schema, defaultSort, find, totals }: SummaryQuery<Search, DB, Table, Row>,
): Promise<{ summary?: AgreedSummary }> {
  if (!search.summary) return {};
  const found = await find(search);
  const { totalIsExact } = await countRows(db, found, defaultSort);
  const counts: NonNullable<AgreedSummary["counts"]> = [];
  for (const filter of wireFilters(schema)) {
    if (filter.kind !== "choice" || filter.isProposed) continue;
    for (const word of filter.words) {
      const { total, totalIsExact: isExact } = await countRows(
        db,
        await find({ ...search, [filter.name]: word }),
        defaultSort,
      );
      counts.push({ filter: filter.name, word, rows: total, isExact });
    }
  }
  return { summary: { totals: totals && totalIsExact ? await totals(found) : null, counts } };
}
