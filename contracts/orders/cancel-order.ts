import type { Send } from "#contracts/http.ts";
import { order } from "./order.ts";

/** Cancels a pending order (4.4; proposed, 7.16). Cancelling it again changes nothing; one that is paid is refused. */
export function cancelOrder(send: Send, code: string, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Order/Cancel", body: { code }, resData: order, signal });
}
