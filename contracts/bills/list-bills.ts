import * as z from "zod/mini";
import { decimal, instant } from "#contracts/decimal.ts";
import { listOf } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { searchText } from "#contracts/list.ts";
import { noticeStatus } from "./notice-status.ts";
import { onChain } from "./on-chain.ts";
import { hashSearch, recordSearch } from "./record-search.ts";

/** An application bill: what a customer paid and an application collected (3.8). The wire names are proposed (3.14). */
export const bill = z.object({
  ...onChain,
  /** The bill's number. */
  code: z.string().check(z.minLength(1)),
  merchantId: z.string(),
  applicationCode: z.string(),
  applicationName: z.string(),
  /** The customer, by the name that the application gave them; null where it gave none. */
  userId: z.nullable(z.string()),
  /** What the merchant collected, in `currency`. */
  amount: onChain.amount,
  /** What the chain carried, in `currency`. */
  transferAmount: decimal,
  /** Whose wallet paid. */
  fromAddress: z.string(),
  /** The application's address, which the transfer arrived at. */
  toAddress: z.string(),
  /** The merchant's wallet, which the money is delivered to. */
  deliveryAddress: z.string(),
  /** The block that holds the transfer. */
  blockNumber: z.int(),
  noticeStatus,
  createdAt: instant,
  /** When the chain had confirmed it; null until then. */
  paidAt: z.nullable(instant),
});
export type Bill = z.output<typeof bill>;

/** The search of 2.28: notice status, application, hash, bill number, created from and until. */
export const billSearch = z.extend(recordSearch, {
  ...hashSearch,
  sort: z.optional(z.enum(["createdAt", "-createdAt", "amount", "-amount"])),
  noticeStatus: z.optional(noticeStatus),
  applicationCode: z.optional(searchText),
});
export type BillSearch = z.output<typeof billSearch>;

export const billPage = listOf(bill);
export type BillPage = z.output<typeof billPage>;

/** One page of the merchant's application bills, newest first unless sorted otherwise (2.28; proposed, 7.16). */
export function listBills(send: Send, body: BillSearch, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Bill/List", body, resData: billPage, signal });
}
