import { defineCall } from "#contracts/define-call.ts";
import { order, orderReference } from "./order.ts";

/** Cancels a pending order (4.4; proposed, 7.16). Cancelling it again changes nothing; one that is paid is refused. */
export const cancelOrder = defineCall({
  summary: "Cancels an order that is not paid.",
  method: "POST",
  path: "/api/Order/Cancel",
  request: orderReference,
  answer: order,
  access: "merchant",
  standing: "proposed",
  clauses: ["4.4", "7.16"],
  // The order is loaded again.
  refusals: ["orderCannotChange"],
  example: { code: "MC-20261121-0007" },
});
