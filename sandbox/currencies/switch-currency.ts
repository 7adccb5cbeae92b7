import { switchCurrency as call } from "#contracts/currencies/switch-currency.call.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { readMyCurrencies } from "./my-currencies.ts";

/** Switches a currency on or off (2.31). Idempotent; switching off is always allowed. */
export const switchCurrency = implement(call, (service, { id, enabled }, { merchantId }) =>
  service.db.transaction().execute(async (transaction) => {
    // Concurrent calls wait for each other, so that they cannot exceed the limit together.
    await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
    if (enabled) await enableCurrency(service, transaction, merchantId, id);
    else await disableCurrency(transaction, merchantId, id);
    return readMyCurrencies(service, transaction, merchantId);
  }),
);

/** @throws Refused when there is no such currency, it is suspended, or the package allows no more. */
export async function enableCurrency(
  service: Service,
  transaction: Database,
  merchantId: string,
  id: string,
): Promise<void> {
  const { items, limit } = await readMyCurrencies(service, transaction, merchantId);
  const wanted = items.find((currency) => currency.id === id);
  if (!wanted) throw new Refused("notFound");
  if (wanted.enabled) return;
  if (wanted.status === "suspended") throw new Refused("currencySuspended");
  const on = items.filter(({ enabled }) => enabled).length;
  if (limit !== null && on >= limit) throw new Refused("currencyLimitReached");
  await transaction
    .insertInto("merchantCurrencies")
    .values({ merchantId, currencyId: id, since: service.clock() })
    .execute();
}

async function disableCurrency(transaction: Database, merchantId: string, currencyId: string) {
  await transaction
    .deleteFrom("merchantCurrencies")
    .where("merchantId", "=", merchantId)
    .where("currencyId", "=", currencyId)
    .execute();
}
