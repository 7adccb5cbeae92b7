import * as z from "zod/mini";
import { searchText } from "#contracts/list.ts";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { noticeStatus } from "./notice-status.ts";
import { onChain } from "./on-chain.ts";
import { hashSearch, moneySearch, recordSearch } from "./record-search.ts";

/** An application bill: what a customer paid and an application collected (3.8). The wire names are proposed (3.14). */
export const bill = z.object({
  ...onChain,
  /** The bill's number. */
  code: id,
  merchantId: text,
  applicationCode: text,
  applicationName: text,
  /** The customer, by the name that the application gave them; "" where it gave none. */
  userId: textOrNull,
  /** What the merchant collected, in `currency`. */
  amount: onChain.amount,
  /** What the chain carried, in `currency`; null where the service does not say. */
  transferAmount: optional(amount),
  /** Whose wallet paid. */
  fromAddress: text,
  /** The application's address, which the transfer arrived at. */
  toAddress: text,
  /** The merchant's wallet, which the money is delivered to. */
  deliveryAddress: text,
  /** The block that holds the transfer. */
  blockNumber: optional(count),
  noticeStatus: enumeration(noticeStatus),
  createdAt: optional(instant),
  /** When the chain had confirmed it; null until then. */
  paidAt: orNull(instant),
});
export type Bill = z.output<typeof bill>;

/** The search of 2.28: notice status, application, hash, bill number, created from and until. */
export const billSearch = z.extend(recordSearch, {
  ...hashSearch,
  ...moneySearch,
  sort: z.optional(z.enum(["createdAt", "-createdAt", "amount", "-amount"])),
  noticeStatus: z.optional(noticeStatus),
  applicationCode: z.optional(searchText),
});
export type BillSearch = z.output<typeof billSearch>;

export const billPage = pageOf(bill);
export type AgreedBillPage = z.input<typeof billPage>;
