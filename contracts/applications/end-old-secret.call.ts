import { defineCall } from "#contracts/define-call.ts";
import { credentials, credentialsRequest } from "./load-credentials.ts";

/** Ends the old AppSecret at once, and answers the one that is left (4.5; proposed, 7.16); `body` as for a rotation. */
export const endOldSecret = defineCall({
  summary: "Ends the old AppSecret before its time, with a proof of its gate.",
  method: "POST",
  path: "/api/App/EndOldSecret",
  request: credentialsRequest,
  answer: credentials,
  access: "merchant",
  standing: "proposed",
  clauses: ["3.7", "7.16"],
  // The gate is asked again.
  refusals: ["verificationNeeded"],
  example: { code: "APP3071884260", proof: "example-proof" },
});
