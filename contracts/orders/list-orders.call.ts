import { defineCall } from "#contracts/define-call.ts";
import { orderPage, orderSearch } from "./list-orders.ts";

/** One page of the merchant's orders, newest first by default (2.26; proposed, 7.16). */
export const listOrders = defineCall({
  summary: "Lists the merchant's orders.",
  method: "POST",
  path: "/api/Order/List",
  request: orderSearch,
  answer: orderPage,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.26", "7.16"],
  example: { page: 1, pageSize: 1 },
});
