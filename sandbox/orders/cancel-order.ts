import { cancelOrder as call } from "#contracts/orders/cancel-order.call.ts";
import { transitionOnCancel } from "#contracts/orders/lifecycle.ts";
import { implement } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./change-order.ts";

/** Cancels a pending order (4.4). Idempotent. */
export const cancelOrder = implement(call, async (service, { code }, who) =>
  changeOwnOrder(service, code, who, transitionOnCancel),
);
