import { defineCall } from "#contracts/define-call.ts";
import { applicationCode, applicationRecord } from "./load-application.ts";

/** One of the merchant's applications and how it is doing, without its credentials (2.27; proposed, 7.16). */
export const loadApplication = defineCall({
  summary: "Loads one application.",
  method: "POST",
  path: "/api/App/Detail",
  request: applicationCode,
  answer: applicationRecord,
  reads: true,
  access: "merchant",
  standing: "proposed",
  clauses: ["2.27", "7.16"],
  // An address that leads nowhere says so.
  refusals: ["notFound"],
  example: { code: "APP3071884260" },
});
