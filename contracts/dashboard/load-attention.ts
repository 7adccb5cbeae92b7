import * as z from "zod/mini";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { atLeastOneField, orNull } from "#contracts/reader/reader.ts";
import { textOrNull } from "#contracts/reader/text.ts";

/**
 * What may need the merchant's attention: an application whose callbacks keep failing, failed callbacks, an unpaid
 * order, an underpaid one, one whose payment was not confirmed, a package that ends soon, an enabled currency that is
 * suspended.
 */
export const attentionKind = z.enum([
  "receiverFailing",
  "callbacksFailed",
  "orderUnpaid",
  "orderUnderpaid",
  "orderNotConfirmed",
  "packageEnding",
  "currencySuspended",
]);

export type AttentionKind = z.output<typeof attentionKind>;

/** One entry; fields of other kinds are null. */
const attention = atLeastOneField({
  kind: enumeration(attentionKind),
  /** An order's or an application's code, a package's name, a payment currency ("USDC-TRC20"); "" for callbacks. */
  subject: textOrNull,
  /** An application's name. */
  name: textOrNull,
  /** The number of failed callbacks, or of consecutive failed attempts. */
  count: orNull(count),
  /** The unpaid amount of an order, in USDT. */
  amount: orNull(amount),
  /** When an order's payment window or a package ends. */
  until: orNull(instant),
});

export type Attention = z.output<typeof attention>;

export const attentionList = pageOf(attention, "subject");
export type AgreedAttentionList = z.input<typeof attentionList>;
