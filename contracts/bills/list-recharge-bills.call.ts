import { defineCall } from "#contracts/define-call.ts";
import { rechargeBillPage, rechargeBillSearch } from "./list-recharge-bills.ts";

/** One page of the merchant's recharge bills, newest first by default (2.29; proposed, 7.16). */
export const listRechargeBills = defineCall({
  summary: "Lists the recharge bills.",
  method: "POST",
  path: "/api/RechargeBill/List",
  request: rechargeBillSearch,
  answer: rechargeBillPage,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.29", "7.16"],
  example: { page: 1, pageSize: 1 },
});
