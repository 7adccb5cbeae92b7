import { finishPayment as call } from "#contracts/orders/finish-payment.call.ts";
import { answers } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./changing-order.ts";
import { stepOnFinish } from "./lifecycle.ts";

/** The merchant says that an order is paid (4.4, "Finish Pay"); saying it again changes nothing. */
export const finishPayment = answers(call, async (service, { code }, who) =>
  changeOwnOrder(service, code, who, stepOnFinish),
);
