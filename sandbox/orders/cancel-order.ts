import { cancelOrder as call } from "#contracts/orders/cancel-order.call.ts";
import { implement } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./change-order.ts";
import { stepOnCancel } from "./lifecycle.ts";

/** Cancels a pending order (4.4). Idempotent. */
export const cancelOrder = implement(call, async (service, { code }, who) =>
  changeOwnOrder(service, code, who, stepOnCancel),
);
