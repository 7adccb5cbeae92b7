import { createHmac } from "node:crypto";
import { formatAmount } from "#sandbox/orders/usdt.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import type { CurrencyView } from "./currency-view.ts";

/** The JSON body of a callback about a bill. */
export function callbackPayload(bill: Tables["applicationBills"], currency: CurrencyView): string {
  const { code, applicationCode, userId, network, amount, fromAddress, toAddress, hash, blockHeight, paidAt } = bill;
  return JSON.stringify({
    event: "payment.collected",
    billCode: code,
    applicationCode,
    userId,
    network,
    ...currency,
    amount: formatAmount(amount),
    fromAddress,
    toAddress,
    hash,
    blockNumber: blockHeight,
    paidAt: paidAt?.toISOString() ?? null,
  });
}

/** The JSON body of a callback about a customer's withdrawal. */
export function withdrawalPayload(
  moved: Tables["transactions"] & { applicationCode: string; userId: string | null; paidAt: Date },
  currency: CurrencyView,
): string {
  const { reference, applicationCode, userId, network, amount, fromAddress, toAddress, hash, blockHeight, paidAt } =
    moved;
  return JSON.stringify({
    event: "payment.withdrawn",
    withdrawalCode: reference,
    applicationCode,
    userId,
    network,
    ...currency,
    amount: formatAmount(amount),
    fromAddress,
    toAddress,
    hash,
    blockNumber: blockHeight,
    paidAt: paidAt.toISOString(),
  });
}

/**
 * Signs a callback: HMAC-SHA256 with the AppSecret over the timestamp, a full stop and the body; in hexadecimal.
 * The timestamp is signed as well, so that an old callback cannot be sent as a new one.
 */
export function signCallback(appSecret: string, timestamp: string, payload: string): string {
  return createHmac("sha256", appSecret).update(`${timestamp}.${payload}`).digest("hex");
}
