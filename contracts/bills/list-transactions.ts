import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { onChain } from "./on-chain.ts";
import { hashSearch, moneySearch, recordSearch } from "./record-search.ts";

/** What moved: a payment for an order, a collection for an application, a recharge, a customer's withdrawal. */
export const transactionKind = z.enum(["orderPayment", "collection", "recharge", "withdrawal"]);
export type TransactionKind = z.output<typeof transactionKind>;

/** Which way it moved, seen from the merchant: money that they received, or that they paid. */
export const transactionDirection = z.enum(["in", "out"]);

/** How far the chain is with it. `dropped`: the chain refused it after all, and it counts for nothing. */
export const transactionStatus = z.enum(["confirming", "confirmed", "dropped"]);
export type TransactionStatus = z.output<typeof transactionStatus>;

/** A transaction record (2.31): something that moved on a chain for the merchant. Its fields are proposed. */
export const transactionRecord = z.object({
  ...onChain,
  code: id,
  kind: enumeration(transactionKind),
  direction: enumeration(transactionDirection),
  /** The code of the order, the application bill or the recharge bill that it belongs to; a withdrawal's own. */
  reference: text,
  /** "" where the service does not know it. */
  fromAddress: textOrNull,
  toAddress: textOrNull,
  blockNumber: optional(count),
  /** Blocks on top of it, and how many it needs; null where the service does not count them. */
  confirmations: orNull(count),
  requiredConfirmations: orNull(count),
  status: enumeration(transactionStatus),
  createdAt: optional(instant),
});
export type TransactionRecord = z.output<typeof transactionRecord>;

/** `code` searches by the record's own code or by its reference. */
export const transactionSearch = z.extend(recordSearch, {
  ...hashSearch,
  ...moneySearch,
  sort: z.optional(z.enum(["createdAt", "-createdAt", "amount", "-amount"])),
  kind: z.optional(transactionKind),
  status: z.optional(transactionStatus),
});
export type TransactionSearch = z.output<typeof transactionSearch>;

export const transactionPage = pageOf(transactionRecord);
export type AgreedTransactionPage = z.input<typeof transactionPage>;
