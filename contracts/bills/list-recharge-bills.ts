import * as z from "zod/mini";
import { instant } from "#contracts/decimal.ts";
import { listOf } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { onChain } from "./on-chain.ts";
import { hashSearch, recordSearch } from "./record-search.ts";

/** A recharge bill: what the merchant paid in (3.9). The wire names are proposed (3.14). */
export const rechargeBill = z.object({
  ...onChain,
  number: z.string().check(z.minLength(1)),
  /** Whose wallet paid; null where the service does not know it. */
  paymentAddress: z.nullable(z.string()),
  /** The merchant's wallet, which the money was delivered to. */
  deliveryAddress: z.string(),
  /** When the chain had confirmed it. */
  paidAt: instant,
});
export type RechargeBill = z.output<typeof rechargeBill>;

/** `code` searches by the bill's number, the times by when it was paid. */
export const rechargeBillSearch = z.extend(recordSearch, {
  ...hashSearch,
  sort: z.optional(z.enum(["paidAt", "-paidAt", "amount", "-amount"])),
});
export type RechargeBillSearch = z.output<typeof rechargeBillSearch>;

export const rechargeBillPage = listOf(rechargeBill);
export type RechargeBillPage = z.output<typeof rechargeBillPage>;

/** One page of the merchant's recharge bills, newest first unless sorted otherwise (2.29; proposed, 7.16). */
export function listRechargeBills(send: Send, body: RechargeBillSearch, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/RechargeBill/List", body, resData: rechargeBillPage, signal });
}
