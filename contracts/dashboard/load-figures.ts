import * as z from "zod/mini";
import { merchantPackage } from "#contracts/orders/list-packages.ts";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { instant } from "#contracts/reader/instant.ts";
import { anyFields, nullSays, optional } from "#contracts/reader/reader.ts";
import { text } from "#contracts/reader/text.ts";

/** The console home's figures (3.11); null for what the service does not say. Amounts in USDT. */
export const figures = anyFields({
  accountBalance: optional(amount),
  mainChainAmount: optional(amount),
  walletCount: optional(count),
  /** Those that the merchant has switched on (2.31). */
  availableCurrencies: optional(count),
  applicationCount: optional(count),
  dailyCollection: optional(amount),
  /** The package in force, its limits (3.6) and when it ends; null on the trial version, undefined where it is not known. */
  package: nullSays(z.object({ name: text, limits: merchantPackage.shape.limits, expiresAt: optional(instant) })),
  /** What holds without a package, on the trial version. */
  trialLimits: optional(merchantPackage.shape.limits),
});
export type Figures = z.output<typeof figures>;
export type AgreedFigures = z.input<typeof figures>;
