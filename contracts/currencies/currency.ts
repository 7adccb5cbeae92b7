import * as z from "zod/mini";
import { network } from "./network.ts";

/** What a currency is on its chain (3.10): the coin in which the chain counts its own fees, or a token by a contract. */
export const currencyType = z.enum(["standard", "token"]);
export type CurrencyType = z.output<typeof currencyType>;

/** Whether the service takes payments in a currency at present (3.10). */
export const currencyStatus = z.enum(["available", "suspended"]);
export type CurrencyStatus = z.output<typeof currencyStatus>;

/** A currency that the service knows (3.10). The wire names are proposed (7.16). */
export const currency = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  symbol: z.string(),
  /** As its chain writes it; null for a main coin, which has no contract. */
  contractAddress: z.nullable(z.string().check(z.minLength(1))),
  type: currencyType,
  /** What amounts in this currency are counted in ("USDT"). */
  unit: z.string(),
  /** Its chain; the console names it in the merchant's language. */
  network,
  /** What its chain counts fees in ("TRX"). */
  chainUnit: z.string(),
  status: currencyStatus,
  /** About how long until a transfer counts as arrived, in seconds; null where the service can't tell. */
  arrivalSeconds: z.nullable(z.int().check(z.nonnegative())),
});
export type Currency = z.output<typeof currency>;
