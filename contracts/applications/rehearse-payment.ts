import * as z from "zod/mini";
import { network } from "#contracts/currencies/network.ts";
import { usdtAmount } from "#contracts/orders/usdt-amount.ts";
import { readable } from "#contracts/readable-text.ts";
import { amount } from "#contracts/reader/amount.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { textOrNull } from "#contracts/reader/text.ts";
import { applicationCode } from "./load-application.ts";

/** In characters. */
export const CUSTOMER_ID_MAX_LENGTH = 64;

/** The application's own ID of a customer. */
export const customerId = z.string().check(z.trim(), z.maxLength(CUSTOMER_ID_MAX_LENGTH), readable);

/**
 * How a test customer pays: the full amount; half of it; in full, but confirmed late; or in full on another network.
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

/** The test payment with its bill and callback. */
export const rehearsedPayment = z.object({
  /** The network of the transfer, another one than requested for "wrongNetwork". */
  network: enumeration(network),
  /** In USDT. */
  amount,
  /**
   * The bill's number; "" if the merchant does not accept USDT on that network, so that there is no bill or callback.
   */
  billCode: textOrNull,
  /** The callback's URL; "" if the application has none. */
  callbackUrl: textOrNull,
});
export type RehearsedPayment = z.output<typeof rehearsedPayment>;
