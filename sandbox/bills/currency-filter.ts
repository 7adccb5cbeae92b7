import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Network } from "#contracts/currencies/network.ts";
import type { Database } from "#sandbox/storage/database.ts";

type CurrencySearch = { network?: Network | undefined; currency?: string | undefined };

/**
 * Condition for the records of a network and a currency's symbol, ignoring case. A single value is compared with `=`, since
 * the index then gives the order; `any` would need a sort.
 * @returns null where the search has neither.
 */
export async function currencyFilter(
  db: Database,
  { network, currency }: CurrencySearch,
): Promise<RawBuilder<SqlBool> | null> {
  if (!currency) return network ? sql<SqlBool>`network = ${network}` : null;
  const symbol = currency.trim().toLowerCase();
  const currencies = await db.selectFrom("currencies").select(["id", "network", "symbol"]).execute();
  const ids = currencies
    .filter((one) => (!network || one.network === network) && one.symbol.toLowerCase() === symbol)
    .map(({ id }) => id);
  return ids.length === 1 ? sql<SqlBool>`currency_id = ${ids[0]}` : sql<SqlBool>`currency_id = any(${ids})`;
}
