import { loadOrder as call } from "#contracts/orders/load-order.call.ts";
import { implement } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./change-order.ts";

/** Loads an up-to-date order (2.26). */
export const loadOrder = implement(call, async (service, { code }, who) => changeOwnOrder(service, code, who));
