import * as z from "zod/mini";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { anyFields, orNull } from "#contracts/reader/reader.ts";
import { textOrNull } from "#contracts/reader/text.ts";

/**
 * What may need a merchant: an application whose receiver goes on failing, callbacks that their service did not take, an
 * order that waits for its payment, one of which too little came, one whose payment the chain did not confirm, a package
 * that ends soon, a currency switched on that the service has suspended.
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

/** One thing that needs the merchant; what does not belong to its kind is null. */
const attention = anyFields({
  kind: enumeration(attentionKind),
  /** An order's or an application's code, a package's name, a payment currency ("USDC-TRC20"); "" for callbacks. */
  subject: textOrNull,
  /** An application's name. */
  name: textOrNull,
  /** How many callbacks, or attempts in a row that failed. */
  count: orNull(count),
  /** What an order still asks for, in USDT. */
  amount: orNull(amount),
  /** When an order's payment window or a package ends. */
  until: orNull(instant),
});

export type Attention = z.output<typeof attention>;

export const attentionList = pageOf(attention, "subject");
export type AgreedAttentionList = z.input<typeof attentionList>;
