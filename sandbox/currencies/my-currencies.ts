import type { AgreedMyCurrencies as MyCurrencies } from "#contracts/currencies/list-my-currencies.ts";
import { packageInForce } from "#sandbox/orders/subscription.ts";
import { TRIAL_LIMITS } from "#sandbox/orders/trial-limits.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { contractCurrency } from "./currency-view.ts";

/** How many currencies the package in force allows; null where it is unlimited (3.6). */
async function currencyLimit(db: Database, merchantId: string, now: Date): Promise<number | null> {
  const active = await packageInForce(db, merchantId, now);
  return active ? active.currencies : TRIAL_LIMITS.currencies;
}

/** The merchant's currencies as they stand (2.31): those that are on, and those that can be switched on. */
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
