import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { amount } from "#contracts/reader/amount.ts";
import type { WalletRequest } from "./get-user-wallet.ts";

export const walletBalance = z.object({
  /** What has arrived at the merchant's address on the network, in USDT. */
  balance: amount,
});
export type WalletBalance = z.output<typeof walletBalance>;
export type AgreedWalletBalance = z.input<typeof walletBalance>;

/** What the merchant's payment address on one network holds (2.31; proposed, 7.16). */
export function loadWalletBalance(send: Send, body: WalletRequest, signal?: AbortSignal) {
  return send({ reads: true, method: "POST", path: "/api/Wallet/Balance", body, resData: walletBalance, signal });
}
