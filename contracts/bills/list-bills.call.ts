import { defineCall } from "#contracts/define-call.ts";
import { billPage, billSearch } from "./list-bills.ts";

/** One page of the merchant's application bills, newest first by default (2.28; proposed, 7.16). */
export const listBills = defineCall({
  summary: "Lists the application bills.",
  method: "POST",
  path: "/api/Bill/List",
  request: billSearch,
  answer: billPage,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.28", "7.16"],
  example: { page: 1, pageSize: 1 },
});
