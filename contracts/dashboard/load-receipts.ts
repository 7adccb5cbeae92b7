import * as z from "zod/mini";
import { network } from "#contracts/currencies/network.ts";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { list } from "#contracts/reader/list.ts";
import { pageLike, pageOf } from "#contracts/reader/page.ts";
import { optional, reader } from "#contracts/reader/reader.ts";
import { text, textOrNull } from "#contracts/reader/text.ts";

/** A calendar day, "2026-11-21"; also with the midnight that some serializers write after it, wherever that is. */
const day = reader("a day such as 2026-11-21", (sent) => {
  const written = typeof sent === "string" ? sent.replace(/[+-]\d\d:?\d\d$/, "") : sent;
  const [, read] = /^(.{10})(?:T00:00:00\.000Z)?$/.exec(instant.safeParse(written).data ?? "") ?? [];
  return read;
});

/** The most days that may be asked for at once: a little over three months (9.5). */
const MOST_DAYS = 100;

export const receiptsRequest = z.object({
  /** Where a day begins and ends at the merchant's: an IANA name ("Asia/Taipei"). */
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
  /** How many days, the present one included. */
  days: z.int().check(z.positive(), z.maximum(MOST_DAYS)),
});

/** What customers paid on one day, in one currency, through one application. Days without any are left out. */
const receipt = z.object({
  day,
  currency: text,
  tokenProtocol: textOrNull,
  network: enumeration(network),
  applicationCode: text,
  applicationName: text,
  /** In `currency`. */
  amount,
  payments: count,
});
export type Receipt = z.output<typeof receipt>;

/**
 * What customers paid through the merchant's applications (2.24), counted on the day on which the chain had confirmed it.
 */
const receiptsAndToday = z.intersection(
  pageOf(receipt, "day"),
  z.object({
    /** The present day in the merchant's zone, by the service's clock; null where it does not say. */
    today: optional(day),
    /** What had come yesterday by the same time of day, by the currency's symbol; null where the service does not say. */
    yesterdayByNow: optional(list(z.object({ currency: text, amount: optional(amount) }))),
  }),
);
export const receipts = z.pipe(pageLike<z.input<typeof receiptsAndToday>>(), receiptsAndToday);
export type Receipts = z.output<typeof receipts> & { today: string };
export type AgreedReceipts = z.input<typeof receipts>;
