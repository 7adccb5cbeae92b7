import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { orNull } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { network } from "./network.ts";

/** The type of a currency (3.10): the chain's native coin, in which fees are paid, or a token of a contract. */
export const currencyType = z.enum(["standard", "token"]);
export type CurrencyType = z.output<typeof currencyType>;

/** Whether the service accepts payments in a currency (3.10). */
export const currencyStatus = z.enum(["available", "suspended"]);
export type CurrencyStatus = z.output<typeof currencyStatus>;

/** A currency (3.10). The wire names are proposed (7.16). */
export const currency = z.object({
  id,
  name: text,
  symbol: text,
  /** In the chain's notation; "" for a native coin. */
  contractAddress: textOrNull,
  type: enumeration(currencyType),
  /** The unit of its amounts ("USDT"). */
  unit: text,
  /** Its chain; the console names it in the merchant's language. */
  network: enumeration(network),
  /** The unit of its chain's fees ("TRX"). */
  chainUnit: text,
  status: enumeration(currencyStatus),
  /** The approximate time until a transfer counts as arrived, in seconds; null if unknown. */
  arrivalSeconds: orNull(count),
});
export type Currency = z.output<typeof currency>;
export type AgreedCurrency = z.input<typeof currency>;
