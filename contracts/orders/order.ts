import * as z from "zod/mini";
import { network } from "#contracts/currencies/network.ts";
import { decimal, instant } from "#contracts/decimal.ts";

/** The pay status of an order (4.4). `failed`: its confirmation failed, or too little came. */
export const payStatus = z.enum(["pending", "waiting", "paid", "cancelled", "failed"]);
export type PayStatus = z.output<typeof payStatus>;

/** Why an order was cancelled or failed; null while neither happened. */
export const payReason = z.enum(["cancelledByMerchant", "windowEnded", "amountShort", "confirmationRefused"]);
export type PayReason = z.output<typeof payReason>;

/** One transfer that the service saw for an order, on time or not. */
export const transfer = z.object({
  hash: z.string(),
  network,
  /** In USDT. */
  amount: decimal,
  /** `late`: after the payment window; `wrongNetwork`: on another chain than the order names. */
  kind: z.enum(["onTime", "late", "wrongNetwork"]),
  /** Blocks on top of it, and how many it needs; null where the service does not count them. */
  confirmations: z.nullable(z.int()),
  requiredConfirmations: z.nullable(z.int()),
  seenAt: instant,
});
export type Transfer = z.output<typeof transfer>;

/** What was asked for, what came, and what happens to the difference. Amounts in USDT. */
export const payment = z.object({
  network,
  token: z.string(),
  expected: decimal,
  received: decimal,
  /** Still to be paid; "0" once it is covered. */
  remaining: decimal,
  /** Beyond what was expected, or too late to count. */
  excess: decimal,
  /** Where the excess goes. */
  excessHandling: z.nullable(z.enum(["creditedToBalance", "contactSupport"])),
  /** Seconds until the payment window ends, by the service's clock at the time of the answer; 0 when over. */
  secondsLeft: z.int().check(z.nonnegative()),
  expiresAt: instant,
  transfers: z.array(transfer),
});
export type Payment = z.output<typeof payment>;

/** An order of the list (3.5). The wire names are proposed (3.14). */
export const orderSummary = z.object({
  code: z.string().check(z.minLength(1)),
  packageName: z.string(),
  /** The term, in months. */
  termMonths: z.int().check(z.positive()),
  /** In USDT. */
  amount: decimal,
  payStatus,
  payReason: z.nullable(payReason),
  payType: z.literal("digitalCurrency"),
  createdAt: instant,
  paidAt: z.nullable(instant),
});
export type OrderSummary = z.output<typeof orderSummary>;

/** An order with its details and its payment (3.5). */
export const order = z.extend(orderSummary, {
  product: z.string(),
  type: z.enum(["new", "renewal", "upgrade"]),
  market: z.string(),
  usage: z.string(),
  upgradeItem: z.nullable(z.string()),
  payment,
});
export type Order = z.output<typeof order>;
