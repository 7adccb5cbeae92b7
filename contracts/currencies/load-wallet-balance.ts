import * as z from "zod/mini";
import { amount } from "#contracts/reader/amount.ts";

export const walletBalance = z.object({
  /** In USDT. */
  balance: amount,
});

export type AgreedWalletBalance = z.input<typeof walletBalance>;
