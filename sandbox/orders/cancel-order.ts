import { cancelOrder as call } from "#contracts/orders/cancel-order.call.ts";
import { answers } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./change-order.ts";
import { stepOnCancel } from "./lifecycle.ts";

/** Cancels a pending order (4.4). Idempotent. */
export const cancelOrder = answers(call, async (service, { code }, who) =>
  changeOwnOrder(service, code, who, stepOnCancel),
);
