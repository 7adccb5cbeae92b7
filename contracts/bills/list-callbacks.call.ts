import { defineCall } from "#contracts/define-call.ts";
import { callbackPage, callbackSearch } from "./list-callbacks.ts";

/** One page of the callbacks to the merchant's applications, newest first by default (2.31; proposed, 7.16). */
export const listCallbacks = defineCall({
  summary: "Lists the callbacks to the merchant's applications, with their attempts.",
  method: "POST",
  path: "/api/Callback/List",
  request: callbackSearch,
  answer: callbackPage,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.31", "7.16"],
  example: { page: 1, pageSize: 1 },
});
