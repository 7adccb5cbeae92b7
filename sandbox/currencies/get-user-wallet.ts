import { getUserWallet as call } from "#contracts/currencies/get-user-wallet.call.ts";
import type { AgreedWallet as Wallet } from "#contracts/currencies/get-user-wallet.ts";
import type { Network } from "#contracts/currencies/network.ts";
import { addEvent } from "#sandbox/account/account-events.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { activePackage } from "#sandbox/orders/subscription.ts";
import { TRIAL_LIMITS } from "#sandbox/orders/trial-limits.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { deriveAddress } from "./derive-address.ts";

/**
 * Returns the merchant's payment address on a network, creating it on the first call; `{product}` is ignored (7.12).
 * Refused at the package's limit (3.6), unless an open order is to be paid there.
 */
export const getUserWallet = implement(
  call,
  ({ db, clock }, { network }, { merchantId, ...visitor }): Promise<Wallet> =>
    db.transaction().execute(async (transaction) => {
      const address = deriveAddress(merchantId, network);
      // Concurrent calls wait for each other, so that they cannot exceed the limit together.
      await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
      const wallets = await transaction
        .selectFrom("wallets")
        .select("network")
        .where("merchantId", "=", merchantId)
        .execute();
      if (wallets.some((wallet) => wallet.network === network)) return { address };
      const now = clock();
      const inForce = await activePackage(transaction, merchantId, now);
      const limit = inForce ? inForce.wallets : TRIAL_LIMITS.wallets;
      const isFull = limit !== null && wallets.length >= limit;
      if (isFull && !(await isPaidOn(transaction, merchantId, network))) throw new Refused("walletLimitReached");
      await transaction.insertInto("wallets").values({ merchantId, network, address, createdAt: now }).execute();
      await addEvent(transaction, { merchantId, kind: "walletAddressMade", reference: network }, visitor, now);
      return { address };
    }),
);

/** Whether an open order of the merchant is paid on a network. */
async function isPaidOn(db: Database, merchantId: string, network: Network): Promise<boolean> {
  const order = await db
    .selectFrom("orders")
    .select("code")
    .where("merchantId", "=", merchantId)
    .where("network", "=", network)
    .where("status", "in", ["pending", "waiting", "failed"])
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
