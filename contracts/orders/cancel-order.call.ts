import { defineCall } from "#contracts/define-call.ts";
import { order, orderReference } from "./order.ts";

/** Cancels a pending order (4.4; proposed, 7.16). Cancelling again changes nothing; a paid order is refused. */
export const cancelOrder = defineCall({
  summary: "Cancels an unpaid order.",
  method: "POST",
  path: "/api/Order/Cancel",
  request: orderReference,
  answer: order,
  access: "merchant",
  status: "proposed",
  clauses: ["4.4", "7.16"],
  // The order is loaded again.
  refusals: ["orderCannotChange"],
  example: { code: "MC-20261121-0007" },
});
