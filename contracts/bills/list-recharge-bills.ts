import * as z from "zod/mini";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { optional } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { onChain } from "./on-chain.ts";
import { hashSearch, moneySearch, recordSearch } from "./record-search.ts";

/** A recharge bill: what the merchant paid in (3.9). The wire names are proposed (3.14). */
export const rechargeBill = z.object({
  ...onChain,
  number: id,
  /** Whose wallet paid; "" where the service does not know it. */
  paymentAddress: textOrNull,
  /** The merchant's wallet, which the money was delivered to. */
  deliveryAddress: text,
  /** When the chain had confirmed it. */
  paidAt: optional(instant),
});
export type RechargeBill = z.output<typeof rechargeBill>;

/** `code` searches by the bill's number, the times by when it was paid. */
export const rechargeBillSearch = z.extend(recordSearch, {
  ...hashSearch,
  ...moneySearch,
  sort: z.optional(z.enum(["paidAt", "-paidAt", "amount", "-amount"])),
});
export type RechargeBillSearch = z.output<typeof rechargeBillSearch>;

export const rechargeBillPage = pageOf(rechargeBill, "number");
export type AgreedRechargeBillPage = z.input<typeof rechargeBillPage>;
