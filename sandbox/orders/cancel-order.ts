import { orderReference } from "#contracts/orders/load-order.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./changing-order.ts";
import { stepOnCancel } from "./lifecycle.ts";

/** Cancels a pending order (4.4); cancelling it again changes nothing. */
export const cancelOrder = merchantCall({
  method: "POST",
  path: "/Order/Cancel",
  input: orderReference,
  answer: async (service, { code }, who) => changeOwnOrder(service, code, who, stepOnCancel),
});
