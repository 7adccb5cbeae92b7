import type { Send } from "#contracts/http.ts";
import { order } from "./order.ts";

/**
 * Reports to the service that the merchant has paid (4.4, "Finish Pay"; proposed, 7.16).
 * Saying it again changes nothing and answers the order as it stands.
 */
export function finishPayment(send: Send, code: string, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Order/FinishPayment", body: { code }, resData: order, signal });
}
