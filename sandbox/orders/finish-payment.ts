import { finishPayment as call } from "#contracts/orders/finish-payment.call.ts";
import { transitionOnFinish } from "#contracts/orders/lifecycle.ts";
import { implement } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./change-order.ts";

/** The merchant reports an order as paid (4.4, "Finish Pay"). Idempotent. */
export const finishPayment = implement(call, async (service, { code }, who) =>
  changeOwnOrder(service, code, who, transitionOnFinish),
);
