import { listCurrencies as call } from "#contracts/currencies/list-currencies.call.ts";
import type { AgreedCurrencyPage as CurrencyPage, CurrencySearch } from "#contracts/currencies/list-currencies.ts";
import { implement } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { type AllFiltersUsed, listPage } from "#sandbox/storage/list-page.ts";
import { likeContains } from "#sandbox/storage/text-search.ts";
import { contractCurrency } from "./currency-view.ts";

/** One page of the service's currencies, by chain unless sorted otherwise (2.30). */
export const listCurrencies = implement(call, async ({ db, settings }, search): Promise<CurrencyPage> => {
  const { rows, ...page } = await listPage(db, matching(db, search), search, { key: "rank", defaultSort: "rank" });
  return { ...page, items: rows.map((row) => contractCurrency(row, settings)) };
});

function matching(db: Database, { name, network, type, ...rest }: CurrencySearch) {
  void (rest satisfies AllFiltersUsed<typeof rest>);
  let query = db.selectFrom("currencies").selectAll();
  if (network) query = query.where("network", "=", network);
  if (type) query = query.where("type", "=", type);
  if (name) {
    const part = likeContains(name);
    query = query.where(({ or, eb }) => or([eb("name", "ilike", part), eb("symbol", "ilike", part)]));
  }
  return query;
}
