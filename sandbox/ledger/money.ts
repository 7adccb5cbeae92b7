import { type RawBuilder, sql } from "kysely";
import type { Network } from "#contracts/currencies/network.ts";
import { formatAmount } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";

/**
 * A merchant's balances in USDT, each a sum over the ledger. Money counts once its chain has confirmed it.
 * - Account balance: the wallets plus the credit of orders.
 * - Main-chain amount: the wallets of all networks.
 * - Daily collection: customers' payments through the applications since a given time.
 */
export async function readBalances(db: Database, merchantId: string, { since }: { since: Date }) {
  const { accountBalance, mainChainAmount, dailyCollection } = await db
    .selectFrom("ledger")
    .select([
      sumOf(sql`true`).as("accountBalance"),
      sumOf(sql`network is not null`).as("mainChainAmount"),
      sumOf(sql`kind = 'collection' and entered_at >= ${since}`).as("dailyCollection"),
    ])
    .where("merchantId", "=", merchantId)
    .executeTakeFirstOrThrow();
  return {
    accountBalance: formatAmount(accountBalance),
    mainChainAmount: formatAmount(mainChainAmount),
    dailyCollection: formatAmount(dailyCollection),
  };
}

/** The balance of the merchant's wallet on one network: payments and recharges less withdrawals. */
export async function readWalletBalance(db: Database, merchantId: string, network: Network): Promise<string> {
  const { balance } = await db
    .selectFrom("ledger")
    .select(sumOf(sql`true`).as("balance"))
    .where("merchantId", "=", merchantId)
    .where("network", "=", network)
    .executeTakeFirstOrThrow();
  return formatAmount(balance);
}

function sumOf(which: RawBuilder<unknown>) {
  return sql<string>`coalesce(sum(amount) filter (where ${which}), 0)`;
}
