import { type CurrencySearch, currencySearch } from "#contracts/currencies/list-currencies.ts";
import type { ListQuery } from "#machines/shell/list.ts";

/** The names of the conditions in the address (2.30). */
export const CURRENCY_FILTERS = { name: "name", network: "network", type: "type" } as const;

/** What the service is asked for a query of the currency list. */
export function currencySearchOf({ page, pageSize, sort, filters }: ListQuery): CurrencySearch {
  return currencySearch.parse({ page, pageSize, ...(sort && { sort }), ...filters });
}
