import { sql } from "kysely";
import { type CurrencyPage, type CurrencySearch, currencySearch } from "#contracts/currencies/list-currencies.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { inOwnOrder, viewCurrency } from "./currency-view.ts";

/** One page of the currencies that the service knows, chain by chain unless sorted otherwise (2.30). */
export const listCurrencies = merchantCall({
  method: "POST",
  path: "/Currency/List",
  input: currencySearch,
  answer: async ({ db, settings }: Service, search): Promise<CurrencyPage> => {
    const { total } = await matching(db, search)
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    const { sort, page, pageSize } = search;
    const rows = await matching(db, search)
      .selectAll()
      .$if(sort !== undefined, (query) => query.orderBy("name", sort === "-name" ? "desc" : "asc"))
      .orderBy(inOwnOrder)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute();
    return { items: rows.map((row) => viewCurrency(row, settings)), total };
  },
});

function matching(db: Database, { name, network, type }: CurrencySearch) {
  let query = db.selectFrom("currencies");
  if (network) query = query.where("network", "=", network);
  if (type) query = query.where("kind", "=", type);
  if (name) {
    const part = `%${name.trim().replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(({ or, eb }) => or([eb("name", "ilike", part), eb("symbol", "ilike", part)]));
  }
  return query;
}
