import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { flag } from "#contracts/reader/flag.ts";
import { pageLike, pageOf } from "#contracts/reader/page.ts";
import { meaningfulNull } from "#contracts/reader/reader.ts";
import { currency } from "./currency.ts";

/** A currency, and whether the merchant has enabled it. */
const myCurrency = z.extend(currency, { enabled: flag });
export type MyCurrency = z.output<typeof myCurrency>;

const currenciesAndLimit = z.intersection(
  pageOf(myCurrency, "id"),
  z.object({
    /** How many currencies the package allows (3.6); null for unlimited, undefined if unknown. */
    limit: meaningfulNull(count),
  }),
);

/** The merchant's currencies (2.31). */
export const myCurrencies = z.pipe(pageLike<z.input<typeof currenciesAndLimit>>(), currenciesAndLimit);
export type MyCurrencies = z.output<typeof myCurrencies>;
export type AgreedMyCurrencies = z.input<typeof myCurrencies>;
