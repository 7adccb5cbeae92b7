import { defineCall } from "#contracts/define-call.ts";
import { applicationPage, applicationSearch } from "./list-applications.ts";

/** One page of the merchant's applications, newest first by default (2.27; proposed, 7.16). */
export const listApplications = defineCall({
  summary: "Lists the merchant's applications.",
  method: "POST",
  path: "/api/App/List",
  request: applicationSearch,
  answer: applicationPage,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.27", "7.16"],
  example: { page: 1, pageSize: 1 },
});
