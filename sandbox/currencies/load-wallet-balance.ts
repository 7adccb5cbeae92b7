import { type Expression, sql } from "kysely";
import { walletRequest } from "#contracts/currencies/get-user-wallet.ts";
import type { AgreedWalletBalance as WalletBalance } from "#contracts/currencies/load-wallet-balance.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { toAmount, toMicros } from "#sandbox/orders/usdt.ts";

/**
 * What has arrived at the merchant's address on a network and stays theirs: what customers paid and what the merchant
 * paid in. Nothing leaves an address of the sandbox; what an order was paid with is the service's.
 */
export const loadWalletBalance = merchantCall({
  method: "POST",
  path: "/Wallet/Balance",
  input: walletRequest,
  answer: async ({ db }, { network }, { merchantId }): Promise<WalletBalance> => {
    const sum = (amount: Expression<string>) => sql<string>`coalesce(sum(${amount}), 0)`.as("sum");
    const collected = await db
      .selectFrom("applicationBills")
      .select(({ ref }) => sum(ref("amount")))
      .where("merchantId", "=", merchantId)
      .where("network", "=", network)
      .executeTakeFirstOrThrow();
    const recharged = await db
      .selectFrom("rechargeBills")
      .select(({ ref }) => sum(ref("amount")))
      .where("merchantId", "=", merchantId)
      .where("network", "=", network)
      .executeTakeFirstOrThrow();
    return { balance: toAmount(toMicros(collected.sum) + toMicros(recharged.sum)) };
  },
});
