import * as z from "zod/mini";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { list } from "#contracts/reader/list.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { fields, nullSays, optional } from "#contracts/reader/reader.ts";
import { id, text } from "#contracts/reader/text.ts";

/** A package limit (3.6); null means unlimited, undefined that it is not known. */
const limit = nullSays(count);

export const termUnit = z.enum(["month", "quarter", "other"]);

/** How many months a unit has that says it by itself (9.4). */
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3 };

/**
 * A term that a package is sold for. One whose price cannot be read, or whose length neither its months nor its unit
 * says, is shown as such, and cannot be ordered.
 */
const packageTerm = z.pipe(
  z.object({
    unit: enumeration(termUnit),
    months: optional(count),
    /** For the whole term, in USDT. */
    amount: optional(amount),
    /** When this time would run, were it bought and paid for now: behind what is paid for already. */
    runsFrom: optional(instant),
    runsUntil: optional(instant),
  }),
  z.transform((term) => ({ ...term, months: (term.months || MONTHS[term.unit]) ?? null })),
);

/** A subscription package (3.6). */
export const merchantPackage = z.object({
  id,
  name: text,
  limits: fields({ wallets: limit, currencies: limit, applications: limit }),
  terms: list(packageTerm),
});
export type MerchantPackage = z.output<typeof merchantPackage>;
export type AgreedMerchantPackage = z.input<typeof merchantPackage>;

export const packagesOnSale = pageOf(merchantPackage, "id");
