import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Network } from "#contracts/currencies/network.ts";
import type { Database } from "#sandbox/storage/database.ts";

/** What every list of records of money is narrowed by. */
type MoneySearch = { network?: Network | undefined; currency?: string | undefined };

/**
 * Holds for the records of the network and the currency that a search names by its symbol, in either case of its letters.
 * One network, or one currency of one network, is a single value of an index, whose order serves; several would be sorted.
 * @returns null where it names neither.
 */
export async function moneyMeant(
  db: Database,
  { network, currency }: MoneySearch,
): Promise<RawBuilder<SqlBool> | null> {
  if (!currency) return network ? sql<SqlBool>`network = ${network}` : null;
  const symbol = currency.trim().toLowerCase();
  const currencies = await db.selectFrom("currencies").select(["id", "network", "symbol"]).execute();
  const ids = currencies
    .filter((one) => (!network || one.network === network) && one.symbol.toLowerCase() === symbol)
    .map(({ id }) => id);
  return ids.length === 1 ? sql<SqlBool>`currency_id = ${ids[0]}` : sql<SqlBool>`currency_id = any(${ids})`;
}
