import { sql } from "kysely";
import { loadFigures as call } from "#contracts/dashboard/load-figures.call.ts";
import type { AgreedFigures as Figures } from "#contracts/dashboard/load-figures.ts";
import { implement } from "#sandbox/http/call.ts";
import { readBalances } from "#sandbox/ledger/money.ts";
import { activePackage } from "#sandbox/orders/subscription.ts";
import { TRIAL_LIMITS } from "#sandbox/orders/trial-limits.ts";

/** The console home's figures (2.24, 3.11): days begin at midnight UTC, and available currencies are enabled (2.31). */
export const loadFigures = implement(call, async ({ db, clock }, _, { merchantId }): Promise<Figures> => {
  const now = clock();
  const midnight = new Date(now.toISOString().slice(0, 10));
  const inForce = await activePackage(db, merchantId, now);
  const counts = await db
    .selectNoFrom([
      sql<number>`(select count(*)::int from wallets where merchant_id = ${merchantId})`.as("wallets"),
      sql<number>`(select count(*)::int from merchant_currencies where merchant_id = ${merchantId})`.as("currencies"),
      sql<number>`(select count(*)::int from applications where merchant_id = ${merchantId})`.as("applications"),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...(await readBalances(db, merchantId, { since: midnight })),
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
