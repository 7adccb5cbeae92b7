import { defineCall, noInput } from "#contracts/define-call.ts";
import { noticePage } from "./list-notices.ts";

/** All notices of the merchant, the newest first (2.36; proposed, 7.16). */
export const listNotices = defineCall({
  summary: "Lists the merchant's notices.",
  method: "POST",
  path: "/api/Message/List",
  request: noInput,
  answer: noticePage,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.36", "7.16"],
  example: {},
});
