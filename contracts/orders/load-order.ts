import * as z from "zod/mini";
import { code } from "#contracts/code.ts";
import type { Send } from "#contracts/http.ts";
import { order } from "./order.ts";

/** Names one of the merchant's orders. */
export const orderReference = z.object({ code });

/** Loads one order with its details and its payment (2.26; proposed, 7.16). Another merchant's order is refused as not found. */
export function loadOrder(send: Send, code: string, signal?: AbortSignal) {
  return send({ reads: true, method: "POST", path: "/api/Order/Detail", body: { code }, resData: order, signal });
}
