import type { SelectQueryBuilder } from "kysely";
import { type ListSearch, proposedFilterNames, wireFilters } from "#contracts/list.ts";
import type { AgreedSummary } from "#contracts/reader/page.ts";
import type { Database } from "./database.ts";
import { countRows, listPage, type Search, type Sorting } from "./list-page.ts";

type Totals = NonNullable<AgreedSummary["totals"]>;

/** How a list finds, sorts and sums its rows. */
type List<Asked, DB, Table extends keyof DB, Row> = Sorting<NoInfer<Row>> & {
  schema: ListSearch;
  /** The rows of a search, without an order. */
  find: (search: Asked) => Promise<SelectQueryBuilder<DB, Table, Row>>;
  /** The sums of the rows' amounts; absent where rows have none. */
  totals?: (found: SelectQueryBuilder<DB, Table, Row>) => Promise<Totals>;
};

/**
 * One page of a list with its proposed filters and, if the search asks for it, the summary: the totals of all rows found,
 * and the number of rows for each value of each filter. Lists longer than the counting limit are not summed (decision 220).
 */
export async function summarizedPage<
  Row,
  Asked extends Search<NoInfer<Row>> & { summary?: true | undefined },
  DB,
  Table extends keyof DB,
>(db: Database, search: Asked, list: List<Asked, DB, Table, Row>) {
  const found = await list.find(search);
  const page = await listPage(db, found, search, list);
  const offers = proposedFilterNames(list.schema);
  return {
    ...page,
    offers,
    ...(search.summary && { summary: await summaryOf(db, found, page.totalIsExact, search, list) }),
  };
}

async function summaryOf<Row, Asked, DB, Table extends keyof DB>(
  db: Database,
  found: SelectQueryBuilder<DB, Table, Row>,
  isCounted: boolean,
  search: Asked,
  { schema, defaultSort, find, totals }: List<Asked, DB, Table, Row>,
): Promise<AgreedSummary> {
  const counts: NonNullable<AgreedSummary["counts"]> = [];
  for (const filter of wireFilters(schema)) {
    if (filter.kind !== "choice" || filter.isProposed) continue;
    for (const word of filter.words) {
      const rows = await countRows(db, await find({ ...search, [filter.name]: word }), defaultSort);
      counts.push({ filter: filter.name, word, rows: rows.total, isExact: rows.totalIsExact });
    }
  }
  return { totals: totals && isCounted ? await totals(found) : null, counts };
}
