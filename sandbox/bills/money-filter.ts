import type { Network } from "#contracts/currencies/network.ts";
import type { Database } from "#sandbox/storage/database.ts";

/** What every list of records of money is narrowed by. */
type MoneySearch = { network?: Network | undefined; currency?: string | undefined };

/**
 * The currencies that a search means by its network and symbol, in either case of its letters.
 * @returns null where it names neither.
 */
export async function currenciesMeant(db: Database, { network, currency }: MoneySearch): Promise<string[] | null> {
  if (!network && !currency) return null;
  const symbol = currency?.trim().toLowerCase();
  const currencies = await db.selectFrom("currencies").select(["id", "network", "symbol"]).execute();
  return currencies
    .filter((one) => (!network || one.network === network) && (!symbol || one.symbol.toLowerCase() === symbol))
    .map(({ id }) => id);
}
