import * as z from "zod/mini";

/** How an amount is written. */
export const DECIMAL = /^\d{1,18}(\.\d{1,18})?$/;

/** An amount as the service sends it: a decimal string in the named currency, never a float ("29.90"). */
export const decimal = z.string().check(z.regex(DECIMAL));

/** A moment as the service sends it: ISO 8601 in UTC ("2026-11-21T03:00:00.000Z"). */
export const instant = z.iso.datetime();
