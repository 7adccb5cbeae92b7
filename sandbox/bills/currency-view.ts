import { TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

/** What a record of money says of its currency. */
export type RecordCurrency = Pick<Tables["currencies"], "symbol" | "kind" | "network">;

/** A currency as records of money name it: its symbol, and the protocol that a token travels by. */
export function currencyView({ symbol, kind, network }: RecordCurrency) {
  return { currency: symbol, tokenProtocol: kind === "token" ? TOKEN_PROTOCOLS[network] : null };
}
