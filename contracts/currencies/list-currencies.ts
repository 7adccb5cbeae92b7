import * as z from "zod/mini";
import { listRequest, searchText } from "#contracts/list.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { currency, currencyType } from "./currency.ts";
import { network } from "./network.ts";

/** The filters of the currency list (2.30): a part of the name or of the symbol, the chain, the type. */
export const currencySearch = z.extend(listRequest, {
  sort: z.optional(z.enum(["name", "-name"])),
  name: z.optional(searchText),
  network: z.optional(network),
  type: z.optional(currencyType),
});
export type CurrencySearch = z.output<typeof currencySearch>;

export const currencyPage = pageOf(currency, "id");
export type AgreedCurrencyPage = z.input<typeof currencyPage>;
