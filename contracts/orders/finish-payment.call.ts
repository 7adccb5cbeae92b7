import { defineCall } from "#contracts/define-call.ts";
import { order, orderReference } from "./order.ts";

/**
 * Reports to the service that the merchant has paid (4.4, "Finish Pay"; proposed, 7.16).
 * Saying it again changes nothing and answers the order as it stands.
 */
export const finishPayment = defineCall({
  summary: "Says that the merchant has paid: the order waits for the chain.",
  method: "POST",
  path: "/api/Order/FinishPayment",
  request: orderReference,
  answer: order,
  access: "merchant",
  standing: "proposed",
  clauses: ["4.4", "7.16"],
  example: { code: "MC-20261121-0007" },
});
