import { orderReference } from "#contracts/orders/load-order.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./changing-order.ts";

/** Loads one order as it is at this moment (2.26). */
export const loadOrder = merchantCall({
  method: "POST",
  path: "/Order/Detail",
  input: orderReference,
  answer: async (service, { code }, who) => changeOwnOrder(service, code, who),
});
