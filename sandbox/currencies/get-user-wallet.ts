import { type AgreedWallet as Wallet, walletRequest } from "#contracts/currencies/get-user-wallet.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { addressOf } from "./address.ts";

/** Gets the merchant's own payment address on a network, whatever the `{product}` (7.12); the first time, makes it. */
export const getUserWallet = merchantCall({
  method: "POST",
  path: "/wallet/:client{[^/]+Client}/GetUserWallet",
  input: walletRequest,
  answer: async ({ db, clock }, { network }, { merchantId }): Promise<Wallet> => {
    const address = addressOf(merchantId, network);
    await db
      .insertInto("wallets")
      .values({ merchantId, network, address, createdAt: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { address };
  },
});
