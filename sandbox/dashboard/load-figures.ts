import { sql } from "kysely";
import { loadFigures as call } from "#contracts/dashboard/load-figures.call.ts";
import type { AgreedFigures as Figures } from "#contracts/dashboard/load-figures.ts";
import { answers } from "#sandbox/http/call.ts";
import { readMoney } from "#sandbox/ledger/money.ts";
import { packageInForce } from "#sandbox/orders/subscription.ts";
import { TRIAL_LIMITS } from "#sandbox/orders/trial-limits.ts";

/** The console home's figures (2.24, 3.11); a day begins at midnight UTC. Available are the currencies that are on (2.31). */
export const loadFigures = answers(call, async ({ db, clock }, _, { merchantId }): Promise<Figures> => {
  const now = clock();
  const midnight = new Date(now.toISOString().slice(0, 10));
  const inForce = await packageInForce(db, merchantId, now);
  const counts = await db
    .selectNoFrom([
      sql<number>`(select count(*)::int from wallets where merchant_id = ${merchantId})`.as("wallets"),
      sql<number>`(select count(*)::int from merchant_currencies where merchant_id = ${merchantId})`.as("currencies"),
      sql<number>`(select count(*)::int from applications where merchant_id = ${merchantId})`.as("applications"),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...(await readMoney(db, merchantId, { since: midnight })),
    walletCount: counts.wallets,
    availableCurrencies: counts.currencies,
    applicationCount: counts.applications,
    package: inForce
      ? {
          name: inForce.name,
          limits: {
            wallets: inForce.wallets,
            currencies: inForce.currencies,
            applications: inForce.applications,
          },
          expiresAt: inForce.expiresAt.toISOString(),
        }
      : null,
    trialLimits: TRIAL_LIMITS,
  };
});
