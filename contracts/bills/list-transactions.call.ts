import { defineCall } from "#contracts/define-call.ts";
import { transactionPage, transactionSearch } from "./list-transactions.ts";

/** One page of the merchant's transaction records, newest first by default (2.31; proposed, 7.16). */
export const listTransactions = defineCall({
  summary: "Lists the merchant's transactions.",
  method: "POST",
  path: "/api/Transaction/List",
  request: transactionSearch,
  answer: transactionPage,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.31", "7.16"],
  example: { page: 1, pageSize: 1 },
});
