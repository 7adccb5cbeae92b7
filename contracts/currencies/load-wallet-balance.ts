import * as z from "zod/mini";
import { decimal } from "#contracts/decimal.ts";
import type { Send } from "#contracts/http.ts";
import { type WalletRequest, walletRequest } from "./get-user-wallet.ts";

export const walletBalance = z.extend(walletRequest, {
  /** What has arrived at the merchant's address on the network, in USDT. */
  balance: decimal,
});
export type WalletBalance = z.output<typeof walletBalance>;

/** What the merchant's payment address on one network holds (2.31; proposed, 7.16). */
export function loadWalletBalance(send: Send, body: WalletRequest, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Wallet/Balance", body, resData: walletBalance, signal });
}
