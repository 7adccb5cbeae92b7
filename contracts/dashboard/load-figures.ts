import * as z from "zod/mini";
import { decimal, instant } from "#contracts/decimal.ts";
import type { Send } from "#contracts/http.ts";
import { merchantPackage } from "#contracts/orders/list-packages.ts";

/** The console home's figures (3.11). Amounts in USDT. */
export const figures = z.object({
  accountBalance: decimal,
  mainChainAmount: decimal,
  walletCount: z.int(),
  /** Those that the merchant has switched on (2.31). */
  availableCurrencies: z.int(),
  applicationCount: z.int(),
  dailyCollection: decimal,
  /** The package in force, its limits (3.6) and when it ends; null on the trial version. */
  package: z.nullable(z.object({ name: z.string(), limits: merchantPackage.shape.limits, expiresAt: instant })),
});
export type Figures = z.output<typeof figures>;

/** Loads the console home's figures (2.24; proposed, 7.16). */
export function loadFigures(send: Send, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Dashboard/Figures", body: {}, resData: figures, signal });
}
