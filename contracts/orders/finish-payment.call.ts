import { defineCall } from "#contracts/define-call.ts";
import { order, orderReference } from "./order.ts";

/** Reports that the merchant has paid (4.4, "Finish Pay"; proposed, 7.16). Idempotent. */
export const finishPayment = defineCall({
  summary: "Reports that the merchant has paid; the order waits for the chain.",
  method: "POST",
  path: "/api/Order/FinishPayment",
  request: orderReference,
  answer: order,
  access: "merchant",
  status: "proposed",
  clauses: ["4.4", "7.16"],
  example: { code: "MC-20261121-0007" },
});
