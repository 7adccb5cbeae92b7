import * as z from "zod/mini";
import { network } from "#contracts/currencies/network.ts";
import type { Send } from "#contracts/http.ts";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { list } from "#contracts/reader/list.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { optional, reader } from "#contracts/reader/reader.ts";
import { text, textOrNull } from "#contracts/reader/text.ts";

/** A calendar day, "2026-11-21"; also with the midnight that some serializers write after it. */
const day = reader("a day such as 2026-11-21", (sent) => {
  const [, written] =
    (typeof sent === "string" && /^(\d{4}-\d\d-\d\d)(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(sent)) || [];
  return written;
});

/** The most days that may be asked for at once: a little over three months (9.5). */
const MOST_DAYS = 100;

export const receiptsRequest = z.object({
  /** Where a day begins and ends at the merchant's: an IANA name ("Asia/Taipei"). */
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
  /** How many days, the present one included. */
  days: z.int().check(z.positive(), z.maximum(MOST_DAYS)),
});
export type ReceiptsRequest = z.output<typeof receiptsRequest>;

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
export const receipts = z.intersection(
  pageOf(receipt, "day"),
  z.object({
    /** The present day in the merchant's zone, by the service's clock. */
    today: day,
    /** What had come yesterday by the same time of day, by the currency's symbol: today is compared with it. */
    yesterdayByNow: list(z.object({ currency: text, amount: optional(amount) })),
  }),
);
export type Receipts = z.output<typeof receipts>;
export type AgreedReceipts = z.input<typeof receipts>;

/** Loads what customers paid on each of the last days (2.24, 3.11, 9.5; proposed, 7.16). */
export function loadReceipts(send: Send, body: ReceiptsRequest, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Dashboard/Receipts", body, resData: receipts, signal });
}
