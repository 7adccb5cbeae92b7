import { defineCall } from "#contracts/define-call.ts";
import { credentials, credentialsRequest } from "./load-credentials.ts";

/** Ends the old AppSecret at once, and answers the remaining one (4.5; proposed, 7.16). */
export const endOldSecret = defineCall({
  summary: "Ends the old AppSecret before it expires, with a proof of its gate.",
  method: "POST",
  path: "/api/App/EndOldSecret",
  request: credentialsRequest,
  answer: credentials,
  access: "merchant",
  status: "proposed",
  clauses: ["3.7", "7.16"],
  // The gate opens again.
  refusals: ["verificationNeeded"],
  example: { code: "APP3071884260", proof: "example-proof" },
});
