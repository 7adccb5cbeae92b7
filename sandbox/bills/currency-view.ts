import { TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

/** What a record of money says of its currency. */
export type RecordCurrency = Pick<Tables["currencies"], "symbol" | "type" | "network">;

/** How records of money name a currency. */
export type CurrencyView = ReturnType<typeof currencyView>;

/** A currency as records of money name it: its symbol, and the protocol that a token travels by. */
export function currencyView({ symbol, type, network }: RecordCurrency) {
  return { currency: symbol, tokenProtocol: type === "token" ? TOKEN_PROTOCOLS[network] : null };
}

/** The same for every currency, by its id. */
export async function readCurrencyViews(db: Database): Promise<(id: string) => CurrencyView> {
  const currencies = await db.selectFrom("currencies").selectAll().execute();
  const views = new Map(currencies.map((currency) => [currency.id, currencyView(currency)]));
  return (id) => views.get(id) ?? { currency: id, tokenProtocol: null };
}
