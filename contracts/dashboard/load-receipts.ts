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

/** A calendar day, "2026-11-21", also if a serializer appended midnight with an offset. */
const day = reader("a day such as 2026-11-21", (sent) => {
  const written = typeof sent === "string" ? sent.replace(/[+-]\d\d:?\d\d$/, "") : sent;
  const [, read] = /^(.{10})(?:T00:00:00\.000Z)?$/.exec(instant.safeParse(written).data ?? "") ?? [];
  return read;
});

/** A little over three months (9.5). */
const MAX_DAYS = 100;

export const receiptsRequest = z.object({
  /** The merchant's time zone: an IANA name ("Asia/Taipei"). */
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The number of days, today included. */
  days: z.int().check(z.positive(), z.maximum(MAX_DAYS)),
});

/** The payments of one day, in one currency, through one application. Days without payments are omitted. */
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

/** The payments of customers (2.24), by the day on which the chain confirmed them. */
const receiptsAndToday = z.intersection(
  pageOf(receipt, "day"),
  z.object({
    /** Today in the merchant's time zone, by the service's clock; null if unknown. */
    today: optional(day),
    /** Yesterday's payments until the same time of day, by currency symbol; null if unknown. */
    yesterdayByNow: optional(list(z.object({ currency: text, amount: optional(amount) }))),
  }),
);
export const receipts = z.pipe(pageLike<z.input<typeof receiptsAndToday>>(), receiptsAndToday);
export type Receipts = z.output<typeof receipts> & { today: string };
export type AgreedReceipts = z.input<typeof receipts>;
