import { defineCall } from "#contracts/define-call.ts";
import { applicationCode, applicationRecord } from "./load-application.ts";

/** One application with the state of its callbacks, without its credentials (2.27; proposed, 7.16). */
export const loadApplication = defineCall({
  summary: "Loads one application.",
  method: "POST",
  path: "/api/App/Detail",
  request: applicationCode,
  answer: applicationRecord,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.27", "7.16"],
  // The screen says that the record does not exist.
  refusals: ["notFound"],
  example: { code: "APP3071884260" },
});
