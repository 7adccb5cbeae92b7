import * as z from "zod/mini";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { list } from "#contracts/reader/list.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { meaningfulNull, optional, optionalFields } from "#contracts/reader/reader.ts";
import { id, text } from "#contracts/reader/text.ts";

/** A package limit (3.6); null for unlimited, undefined if unknown. */
const limit = meaningfulNull(count);

export const termUnit = z.enum(["month", "quarter", "other"]);

/** The months of each unit (9.4). */
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3 };

/** A term of a package. One without a readable price or length is shown, but cannot be ordered. */
const packageTerm = z.pipe(
  z.object({
    unit: enumeration(termUnit),
    months: optional(count),
    /** For the whole term, in USDT. */
    amount: optional(amount),
    /** When the term would run if it were paid now: after the time that is already paid. */
    runsFrom: optional(instant),
    runsUntil: optional(instant),
  }),
  z.transform((term) => ({ ...term, months: (term.months || MONTHS[term.unit]) ?? null })),
);

/** A subscription package (3.6). */
export const merchantPackage = z.object({
  id,
  name: text,
  limits: optionalFields({ wallets: limit, currencies: limit, applications: limit }),
  terms: list(packageTerm),
});
export type MerchantPackage = z.output<typeof merchantPackage>;
export type AgreedMerchantPackage = z.input<typeof merchantPackage>;

export const packagesOnSale = pageOf(merchantPackage, "id");
