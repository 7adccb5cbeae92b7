import * as z from "zod/mini";
import { network } from "#contracts/currencies/network.ts";
import { usdtAmount } from "#contracts/orders/usdt-amount.ts";
import { readable } from "#contracts/readable-text.ts";
import { amount } from "#contracts/reader/amount.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { textOrNull } from "#contracts/reader/text.ts";
import { applicationCode } from "./load-application.ts";

/** The longest ID that an application gives a customer, in characters. */
export const CUSTOMER_ID_MAX_LENGTH = 64;

/** A customer, by the application's own name for them. */
export const customerId = z.string().check(z.trim(), z.maxLength(CUSTOMER_ID_MAX_LENGTH), readable);

/**
 * How a test customer pays what was asked for: all of it; half of it; all of it, but confirmed long after the transfer; or all
 * of it on another network.
 */
export const rehearsalWay = z.enum(["exact", "short", "late", "wrongNetwork"]);
export type RehearsalWay = z.output<typeof rehearsalWay>;

export const paymentRehearsal = z.extend(applicationCode, {
  way: rehearsalWay,
  network,
  amount: usdtAmount,
  userId: z.optional(customerId),
});
export type PaymentRehearsal = z.output<typeof paymentRehearsal>;

/** What the test customer sent, and what will come of it. */
export const rehearsedPayment = z.object({
  /** Where it was sent, which is another network than asked for if the way says so. */
  network: enumeration(network),
  /** In USDT. */
  amount,
  /** The bill's number; "" where the merchant does not take USDT on that network, so that nothing is billed or called back. */
  billCode: textOrNull,
  /** Where its callback goes; "" where the application has no address for it. */
  callbackUrl: textOrNull,
});
export type RehearsedPayment = z.output<typeof rehearsedPayment>;
