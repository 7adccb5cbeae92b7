import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { flag } from "#contracts/reader/flag.ts";
import { pageLike, pageOf } from "#contracts/reader/page.ts";
import { nullSays } from "#contracts/reader/reader.ts";
import { currency } from "./currency.ts";

/** A currency, and whether the merchant is paid in it. */
const myCurrency = z.extend(currency, { enabled: flag });
export type MyCurrency = z.output<typeof myCurrency>;

const currenciesAndLimit = z.intersection(
  pageOf(myCurrency, "id"),
  z.object({
    /** How many the package in force lets the merchant switch on (3.6); null where it is unlimited, undefined where it is not known. */
    limit: nullSays(count),
  }),
);

/** The merchant's currencies as they stand (2.31). */
export const myCurrencies = z.pipe(pageLike<z.input<typeof currenciesAndLimit>>(), currenciesAndLimit);
export type MyCurrencies = z.output<typeof myCurrencies>;
export type AgreedMyCurrencies = z.input<typeof myCurrencies>;
