import { switchCurrency as call } from "#contracts/currencies/switch-currency.call.ts";
import { answers } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { readMyCurrencies } from "./my-currencies.ts";

/** Switches a currency on or off (2.31); one that is so already stays so. What is on may always be switched off. */
export const switchCurrency = answers(call, (service, { id, enabled }, { merchantId }) =>
  service.db.transaction().execute(async (transaction) => {
    // Of two switches at once the second counts what the first made.
    await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
    if (enabled) await switchOn(service, transaction, merchantId, id);
    else await switchOff(transaction, merchantId, id);
    return readMyCurrencies(service, transaction, merchantId);
  }),
);

/** @throws Refused when there is no such currency, it is suspended, or the package allows no more. */
export async function switchOn(service: Service, transaction: Database, merchantId: string, id: string): Promise<void> {
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

async function switchOff(transaction: Database, merchantId: string, currencyId: string) {
  await transaction
    .deleteFrom("merchantCurrencies")
    .where("merchantId", "=", merchantId)
    .where("currencyId", "=", currencyId)
    .execute();
}
