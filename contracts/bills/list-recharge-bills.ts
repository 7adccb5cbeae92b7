import * as z from "zod/mini";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { optional } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { onChainFields } from "./on-chain.ts";
import { hashSearch, moneySearch, recordSearch } from "./record-search.ts";

/** A recharge bill: the merchant's own deposit (3.9). The wire names are proposed (3.14). */
export const rechargeBill = z.object({
  ...onChainFields,
  number: id,
  /** The payer's wallet; "" if unknown. */
  paymentAddress: textOrNull,
  /** The merchant's wallet, to which the money was delivered. */
  deliveryAddress: text,
  /** When the chain confirmed it. */
  paidAt: optional(instant),
});
export type RechargeBill = z.output<typeof rechargeBill>;

/** `code` matches the bill's number; the period is that of `paidAt`. */
export const rechargeBillSearch = z.extend(recordSearch, {
  ...hashSearch,
  ...moneySearch,
  sort: z.optional(z.enum(["paidAt", "-paidAt", "amount", "-amount"])),
});
export type RechargeBillSearch = z.output<typeof rechargeBillSearch>;

export const rechargeBillPage = pageOf(rechargeBill, "number");
export type AgreedRechargeBillPage = z.input<typeof rechargeBillPage>;
