import { orderReference } from "#contracts/orders/load-order.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./changing-order.ts";
import { stepOnFinish } from "./lifecycle.ts";

/** The merchant says that an order is paid (4.4, "Finish Pay"); saying it again changes nothing. */
export const finishPayment = merchantCall({
  method: "POST",
  path: "/Order/FinishPayment",
  input: orderReference,
  answer: async (service, { code }, who) => changeOwnOrder(service, code, who, stepOnFinish),
});
