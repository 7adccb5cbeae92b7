import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { onChainFields } from "./on-chain.ts";
import { hashSearch, moneySearch, recordSearch } from "./record-search.ts";

/**
 * The kind of a transaction: a payment for an order, a collection for an application, a recharge, a customer's
 * withdrawal.
 */
export const transactionKind = z.enum(["orderPayment", "collection", "recharge", "withdrawal"]);
export type TransactionKind = z.output<typeof transactionKind>;

/** The direction, seen from the merchant: received or paid. */
export const transactionDirection = z.enum(["in", "out"]);

/** The status on the chain. `dropped`: the chain rejected it, so it does not count. */
export const transactionStatus = z.enum(["confirming", "confirmed", "dropped"]);
export type TransactionStatus = z.output<typeof transactionStatus>;

/** A transaction record (2.31): a transfer on a chain for the merchant. Its fields are proposed. */
export const transactionRecord = z.object({
  ...onChainFields,
  code: id,
  kind: enumeration(transactionKind),
  direction: enumeration(transactionDirection),
  /** The code of its order, application bill or recharge bill; for a withdrawal its own. */
  reference: text,
  /** "" if unknown. */
  fromAddress: textOrNull,
  toAddress: textOrNull,
  blockNumber: optional(count),
  /** Its confirmations, and how many it needs; null if the service does not count them. */
  confirmations: orNull(count),
  requiredConfirmations: orNull(count),
  status: enumeration(transactionStatus),
  createdAt: optional(instant),
});
export type TransactionRecord = z.output<typeof transactionRecord>;

/** `code` matches the record's code or its reference. */
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
