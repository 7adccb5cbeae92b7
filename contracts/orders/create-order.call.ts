import { defineCall } from "#contracts/define-call.ts";
import { orderRequest } from "./create-order.ts";
import { order } from "./order.ts";

/** Orders a package (2.25; proposed, 7.16). */
export const createOrder = defineCall({
  summary: "Orders a package, once per request key.",
  method: "POST",
  path: "/api/Order/Create",
  request: orderRequest,
  answer: order,
  access: "merchant",
  status: "proposed",
  clauses: ["2.25", "7.16"],
  refusals: [
    // Another package is offered.
    "packageUnavailable",
    // The console retries with another key.
    "requestKeyUsed",
  ],
  example: { packageId: "growth", termMonths: 3, network: "TRON", requestKey: "key-of-one-order" },
});
