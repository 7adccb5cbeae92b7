import type { Network } from "#contracts/currencies/network.ts";
import type { Database } from "#sandbox/storage/database.ts";

/** The currencies that merchants have switched on and that are not suspended (2.31). */
export function enabledCurrencies(db: Database) {
  return db
    .selectFrom("merchantCurrencies")
    .innerJoin("currencies", "currencies.id", "merchantCurrencies.currencyId")
    .where("currencies.status", "=", "available");
}

/** Whether customers can pay a merchant in USDT on a network. */
export async function acceptsUsdt(db: Database, merchantId: string, network: Network): Promise<boolean> {
  const taken = await enabledCurrencies(db)
    .select("currencies.id")
    .where("merchantId", "=", merchantId)
    .where("symbol", "=", "USDT")
    .where("network", "=", network)
    .executeTakeFirst();
  return taken !== undefined;
}
