import { TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

/** The columns of a currency that records show. */
export type RecordCurrency = Pick<Tables["currencies"], "symbol" | "type" | "network">;

/** A currency in the form of the contract of bills and transactions. */
export type CurrencyView = ReturnType<typeof currencyView>;

/** A currency's symbol and, for a token, its protocol. */
export function currencyView({ symbol, type, network }: RecordCurrency) {
  return { currency: symbol, tokenProtocol: type === "token" ? TOKEN_PROTOCOLS[network] : null };
}

/** The same for every currency, by its id. */
export async function readCurrencyViews(db: Database): Promise<(id: string) => CurrencyView> {
  const currencies = await db.selectFrom("currencies").selectAll().execute();
  const views = new Map(currencies.map((currency) => [currency.id, currencyView(currency)]));
  return (id) => views.get(id) ?? { currency: id, tokenProtocol: null };
}
