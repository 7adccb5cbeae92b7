import type { AgreedMyCurrencies as MyCurrencies } from "#contracts/currencies/list-my-currencies.ts";
import { activePackage } from "#sandbox/orders/subscription.ts";
import { TRIAL_LIMITS } from "#sandbox/orders/trial-limits.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { contractCurrency } from "./currency-view.ts";

/** How many currencies the active package allows; null where it is unlimited (3.6). */
async function currencyLimit(db: Database, merchantId: string, now: Date): Promise<number | null> {
  const active = await activePackage(db, merchantId, now);
  return active ? active.currencies : TRIAL_LIMITS.currencies;
}

/** All currencies, and which the merchant has switched on (2.31). */
export async function readMyCurrencies(
  { clock, settings }: Service,
  db: Database,
  merchantId: string,
): Promise<MyCurrencies> {
  const rows = await db.selectFrom("currencies").selectAll().orderBy("rank").execute();
  const on = await db
    .selectFrom("merchantCurrencies")
    .select("currencyId")
    .where("merchantId", "=", merchantId)
    .execute();
  const items = rows.map((row) => ({
    ...contractCurrency(row, settings),
    enabled: on.some(({ currencyId }) => currencyId === row.id),
  }));
  return { items, total: items.length, limit: await currencyLimit(db, merchantId, clock()) };
}
