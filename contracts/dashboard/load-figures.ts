import * as z from "zod/mini";
import { merchantPackage } from "#contracts/orders/list-packages.ts";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { instant } from "#contracts/reader/instant.ts";
import { atLeastOneField, meaningfulNull, optional } from "#contracts/reader/reader.ts";
import { text } from "#contracts/reader/text.ts";

/** The console home's figures (3.11); null if unknown. Amounts in USDT. */
export const figures = atLeastOneField({
  accountBalance: optional(amount),
  mainChainAmount: optional(amount),
  walletCount: optional(count),
  /** The merchant's enabled currencies (2.31). */
  availableCurrencies: optional(count),
  applicationCount: optional(count),
  dailyCollection: optional(amount),
  /** The active package, its limits (3.6) and its end; null on the trial version, undefined if unknown. */
  package: meaningfulNull(z.object({ name: text, limits: merchantPackage.shape.limits, expiresAt: optional(instant) })),
  /** The limits of the trial version. */
  trialLimits: optional(merchantPackage.shape.limits),
});
export type Figures = z.output<typeof figures>;
export type AgreedFigures = z.input<typeof figures>;
