import { loadOrder as call } from "#contracts/orders/load-order.call.ts";
import { answers } from "#sandbox/http/call.ts";
import { changeOwnOrder } from "./changing-order.ts";

/** Loads one order as it is at this moment (2.26). */
export const loadOrder = answers(call, async (service, { code }, who) => changeOwnOrder(service, code, who));
