import { defineCall } from "#contracts/define-call.ts";
import { orderRequest } from "./create-order.ts";
import { order } from "./order.ts";

/** Orders a package (2.25; proposed, 7.16). */
export const createOrder = defineCall({
  summary: "Orders a package; the same request key makes one order.",
  method: "POST",
  path: "/api/Order/Create",
  request: orderRequest,
  answer: order,
  access: "merchant",
  standing: "proposed",
  clauses: ["2.25", "7.16"],
  refusals: [
    // Another package is offered.
    "packageUnavailable",
    // It is asked for with another key.
    "requestKeyUsed",
  ],
  example: { packageId: "growth", termMonths: 3, network: "TRON", requestKey: "key-of-one-order" },
});
