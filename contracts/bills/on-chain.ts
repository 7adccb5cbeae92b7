import * as z from "zod/mini";
import { network } from "#contracts/currencies/network.ts";
import { decimal } from "#contracts/decimal.ts";

/** What every record of money on a chain says of it (3.8, 3.9). The wire names are proposed (3.14). */
export const onChain = {
  /** The chain, by its symbol. */
  network,
  /** The currency's symbol ("USDT"). */
  currency: z.string().check(z.minLength(1)),
  /** The token protocol ("TRC20"); null for a chain's own coin. */
  tokenProtocol: z.nullable(z.string()),
  /** In `currency`. */
  amount: decimal,
  /** The transaction that carried it. */
  hash: z.string().check(z.minLength(1)),
};

/** The payment currency of 3.8 and 3.9: a currency by the protocol that it travels by, "USDT-TRC20". */
export function paymentCurrency({ currency, tokenProtocol }: { currency: string; tokenProtocol: string | null }) {
  return tokenProtocol ? `${currency}-${tokenProtocol}` : currency;
}
