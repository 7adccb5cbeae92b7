import { network } from "#contracts/currencies/network.ts";
import { amount } from "#contracts/reader/amount.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { text, textOrNull } from "#contracts/reader/text.ts";

/** The common fields of on-chain records (3.8, 3.9). The wire names are proposed (3.14). */
export const onChainFields = {
  /** The chain, by its symbol. */
  network: enumeration(network),
  /** The currency's symbol ("USDT"). */
  currency: text,
  /** The token protocol ("TRC20"); "" for a chain's own coin. */
  tokenProtocol: textOrNull,
  /** In `currency`. */
  amount,
  /** The transaction's hash. */
  hash: text,
};

/** The payment currency of 3.8 and 3.9: a currency with its token protocol, "USDT-TRC20". */
export function paymentCurrency({ currency, tokenProtocol }: { currency: string; tokenProtocol: string }) {
  return tokenProtocol ? `${currency}-${tokenProtocol}` : currency;
}
