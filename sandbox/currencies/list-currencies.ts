import { listCurrencies as call } from "#contracts/currencies/list-currencies.call.ts";
import type { AgreedCurrencyPage as CurrencyPage, CurrencySearch } from "#contracts/currencies/list-currencies.ts";
import { answers } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { type NoFilter, pageOf } from "#sandbox/storage/list-page.ts";
import { containing } from "#sandbox/storage/text-search.ts";
import { viewCurrency } from "./currency-view.ts";

/** One page of the currencies that the service knows, chain by chain unless sorted otherwise (2.30). */
export const listCurrencies = answers(call, async ({ db, settings }, search): Promise<CurrencyPage> => {
  const { rows, ...page } = await pageOf(db, matching(db, search), search, { key: "rank", usual: "rank" });
  return { ...page, items: rows.map((row) => viewCurrency(row, settings)) };
});

function matching(db: Database, { name, network, type, ...rest }: CurrencySearch) {
  void (rest satisfies NoFilter<typeof rest>);
  let query = db.selectFrom("currencies").selectAll();
  if (network) query = query.where("network", "=", network);
  if (type) query = query.where("type", "=", type);
  if (name) {
    const part = containing(name);
    query = query.where(({ or, eb }) => or([eb("name", "ilike", part), eb("symbol", "ilike", part)]));
  }
  return query;
}
