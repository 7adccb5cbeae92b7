import { sql } from "kysely";
import * as z from "zod/mini";
import type { AgreedFigures as Figures } from "#contracts/dashboard/load-figures.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { packageInForce } from "#sandbox/orders/subscription.ts";
import { normalAmount } from "#sandbox/orders/usdt.ts";

/**
 * The console home's figures (2.24, 3.11): the balance is everything credited, the main-chain amount everything ever
 * collected, the daily collection what was collected since midnight UTC. Available are the currencies that are on (2.31).
 */
export const loadFigures = merchantCall({
  method: "POST",
  path: "/Dashboard/Figures",
  input: z.object({}),
  answer: async ({ db, clock }, _, { merchantId }): Promise<Figures> => {
    const now = clock();
    const midnight = new Date(now.toISOString().slice(0, 10));
    const inForce = await packageInForce(db, merchantId, now);
    const counts = await db
      .selectNoFrom([
        sql<string>`(select coalesce(sum(amount), 0) from credits where merchant_id = ${merchantId})`.as("balance"),
        sql<number>`(select count(*)::int from wallets where merchant_id = ${merchantId})`.as("wallets"),
        sql<number>`(select count(*)::int from merchant_currencies where merchant_id = ${merchantId})`.as("currencies"),
        sql<number>`(select count(*)::int from applications where merchant_id = ${merchantId})`.as("applications"),
        sql<string>`(select coalesce(sum(amount), 0) from application_bills where merchant_id = ${merchantId})`.as(
          "collected",
        ),
        sql<string>`(select coalesce(sum(amount), 0) from application_bills where merchant_id = ${merchantId} and created_at >= ${midnight})`.as(
          "collectedToday",
        ),
      ])
      .executeTakeFirstOrThrow();
    return {
      accountBalance: normalAmount(counts.balance),
      mainChainAmount: normalAmount(counts.collected),
      walletCount: counts.wallets,
      availableCurrencies: counts.currencies,
      applicationCount: counts.applications,
      dailyCollection: normalAmount(counts.collectedToday),
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
    };
  },
});
