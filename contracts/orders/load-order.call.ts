import { defineCall } from "#contracts/define-call.ts";
import { order, orderReference } from "./order.ts";

/** Loads one order with its details and its payment (2.26; proposed, 7.16). Another merchant's order is refused as not found. */
export const loadOrder = defineCall({
  summary: "Loads one order with its payment.",
  method: "POST",
  path: "/api/Order/Detail",
  request: orderReference,
  answer: order,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.26", "7.16"],
  // The screen says that the record does not exist.
  refusals: ["notFound"],
  example: { code: "MC-20261121-0007" },
});
