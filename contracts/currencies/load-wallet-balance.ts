import * as z from "zod/mini";
import { amount } from "#contracts/reader/amount.ts";

export const walletBalance = z.object({
  /** What has arrived at the merchant's address on the network, in USDT. */
  balance: amount,
});

export type AgreedWalletBalance = z.input<typeof walletBalance>;
