import * as z from "zod/mini";
import { code } from "#contracts/code.ts";
import { network } from "#contracts/currencies/network.ts";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { list } from "#contracts/reader/list.ts";
import { optional, orNull, reader } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";

/** The pay status of an order (4.4). `failed`: not confirmed, or underpaid. */
export const payStatus = z.enum(["pending", "waiting", "paid", "cancelled", "failed"]);
export type PayStatus = z.output<typeof payStatus>;

/** Why an order was cancelled or failed. */
export const payReason = z.enum(["cancelledByMerchant", "windowEnded", "amountShort", "confirmationRefused"]);
export type PayReason = z.output<typeof payReason>;

export const transferKind = z.enum(["onTime", "late", "wrongNetwork"]);
export type TransferKind = z.output<typeof transferKind>;

/** A transfer that the service saw for an order. */
export const transfer = z.object({
  hash: text,
  network: enumeration(network),
  /** In USDT; null if it is unreadable. */
  amount: optional(amount),
  /** `late`: after the payment window; `wrongNetwork`: on another chain than the order names. */
  kind: enumeration(transferKind),
  /** Its confirmations, and how many it needs; null if the service does not count them. */
  confirmations: orNull(count),
  requiredConfirmations: orNull(count),
  seenAt: optional(instant),
});
export type Transfer = z.output<typeof transfer>;
export type AgreedTransfer = z.input<typeof transfer>;

export const excessHandling = z.enum(["creditedToBalance", "contactSupport"]);
export type ExcessHandling = z.output<typeof excessHandling>;

/** An amount that is null if absent, but not if unreadable. */
const optionalAmount = reader<string | null, string>("an amount", (sent) =>
  (sent ?? "") === "" ? null : amount.safeParse(sent).data,
);

/** The expected and the received payment, and the handling of the difference. Amounts in USDT. */
export const payment = z.object({
  network: enumeration(network),
  token: text,
  expected: amount,
  /** Received in time on the right network; null for none, like an SQL sum of no rows. */
  received: optionalAmount,
  /** Still to be paid; "0" once it is covered. */
  remaining: amount,
  /** Overpaid, too late to count, or on a wrong network; null for none. */
  excess: optionalAmount,
  /** How the excess is handled. `contactSupport`: money on a wrong network is not credited, the rest is. */
  excessHandling: orNull(enumeration(excessHandling)),
  /** Seconds until the payment window ends, by the service's clock at the time of the answer; 0 after its end. */
  secondsLeft: optional(count),
  expiresAt: optional(instant),
  transfers: list(transfer),
});
export type AgreedPayment = z.input<typeof payment>;

export const payType = z.enum(["digitalCurrency"]);

/** An order of the list (3.5). The wire names are proposed (3.14). */
export const orderSummary = z.object({
  code: id,
  packageName: text,
  /** The term, in months. */
  termMonths: optional(count),
  /** In USDT. */
  amount,
  payStatus: enumeration(payStatus),
  payReason: orNull(enumeration(payReason)),
  payType: enumeration(payType),
  createdAt: optional(instant),
  paidAt: orNull(instant),
});
export type OrderSummary = z.output<typeof orderSummary>;
export type AgreedOrderSummary = z.input<typeof orderSummary>;

export const orderType = z.enum(["new", "renewal", "upgrade"]);

/** An order with its details and its payment (3.5). */
export const order = z.extend(orderSummary, {
  product: text,
  type: enumeration(orderType),
  market: text,
  usage: text,
  upgradeItem: textOrNull,
  payment,
});
export type Order = z.output<typeof order>;
export type AgreedOrder = z.input<typeof order>;

/** The code of one of the merchant's orders. */
export const orderReference = z.object({ code });
