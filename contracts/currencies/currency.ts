import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { orNull } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { network } from "./network.ts";

/** What a currency is on its chain (3.10): the coin in which the chain counts its own fees, or a token by a contract. */
export const currencyType = z.enum(["standard", "token"]);
export type CurrencyType = z.output<typeof currencyType>;

/** Whether the service takes payments in a currency at present (3.10). */
export const currencyStatus = z.enum(["available", "suspended"]);
export type CurrencyStatus = z.output<typeof currencyStatus>;

/** A currency that the service knows (3.10). The wire names are proposed (7.16). */
export const currency = z.object({
  id,
  name: text,
  symbol: text,
  /** As its chain writes it; "" for a main coin, which has no contract. */
  contractAddress: textOrNull,
  type: enumeration(currencyType),
  /** What amounts in this currency are counted in ("USDT"). */
  unit: text,
  /** Its chain; the console names it in the merchant's language. */
  network: enumeration(network),
  /** What its chain counts fees in ("TRX"). */
  chainUnit: text,
  status: enumeration(currencyStatus),
  /** About how long until a transfer counts as arrived, in seconds; null where the service can't tell. */
  arrivalSeconds: orNull(count),
});
export type Currency = z.output<typeof currency>;
export type AgreedCurrency = z.input<typeof currency>;
