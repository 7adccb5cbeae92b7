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
import { onChainFields } from "./on-chain.ts";
import { hashSearch, moneySearch, recordSearch } from "./record-search.ts";

/** An application bill: a customer's payment to an application (3.8). The wire names are proposed (3.14). */
export const bill = z.object({
  ...onChainFields,
  /** The bill's number. */
  code: id,
  merchantId: text,
  applicationCode: text,
  applicationName: text,
  /** The application's ID of the customer; "" if it gave none. */
  userId: textOrNull,
  /** The collected amount, in `currency`. */
  amount: onChainFields.amount,
  /** The amount transferred on the chain, in `currency`; null if unknown. */
  transferAmount: optional(amount),
  /** The payer's wallet. */
  fromAddress: text,
  /** The application's address, to which the transfer went. */
  toAddress: text,
  /** The merchant's wallet, to which the money is delivered. */
  deliveryAddress: text,
  /** The block of the transfer. */
  blockNumber: optional(count),
  noticeStatus: enumeration(noticeStatus),
  createdAt: optional(instant),
  /** When the chain confirmed it; null before. */
  paidAt: orNull(instant),
});
export type Bill = z.output<typeof bill>;

/** The filters of 2.28: notice status, application, hash, bill number, created from and until. */
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
