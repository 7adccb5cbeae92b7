import { loadWalletBalance as call } from "#contracts/currencies/load-wallet-balance.call.ts";
import type { AgreedWalletBalance as WalletBalance } from "#contracts/currencies/load-wallet-balance.ts";
import { implement } from "#sandbox/http/call.ts";
import { readWalletBalance } from "#sandbox/ledger/money.ts";

/** The balance of the merchant's wallet on a network (2.31), without payments of orders. */
export const loadWalletBalance = implement(
  call,
  async ({ db }, { network }, { merchantId }): Promise<WalletBalance> => ({
    balance: await readWalletBalance(db, merchantId, network),
  }),
);
