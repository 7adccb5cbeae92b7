import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { id } from "#contracts/reader/text.ts";
import { network } from "./network.ts";

/** Which of the merchant's addresses is wanted; the documented body is not shown (7.12), so its field is proposed. */
export const walletRequest = z.object({ network });
export type WalletRequest = z.output<typeof walletRequest>;

/** The address, which some services answer by itself and others as `address` in an object. */
export const wallet = z.union([
  z.object({ address: id }),
  z.pipe(
    id,
    z.transform((address) => ({ address })),
  ),
]);
export type Wallet = z.output<typeof wallet>;
export type AgreedWallet = z.input<typeof wallet>;

/**
 * Gets the merchant's own payment address on one network (7.12, 1.1).
 * @param product the `{product}` of the path, from the run-time configuration.
 */
export function getUserWallet(send: Send, product: string, body: WalletRequest, signal?: AbortSignal) {
  const path = `/api/wallet/${encodeURIComponent(product)}Client/GetUserWallet`;
  return send({ reads: true, method: "POST", path, body, resData: wallet, signal });
}
