import { loadWalletBalance as call } from "#contracts/currencies/load-wallet-balance.call.ts";
import type { AgreedWalletBalance as WalletBalance } from "#contracts/currencies/load-wallet-balance.ts";
import { answers } from "#sandbox/http/call.ts";
import { readWalletBalance } from "#sandbox/ledger/money.ts";

/** What the merchant's wallet on a network holds (2.31); what an order was paid with is the service's. */
export const loadWalletBalance = answers(
  call,
  async ({ db }, { network }, { merchantId }): Promise<WalletBalance> => ({
    balance: await readWalletBalance(db, merchantId, network),
  }),
);
