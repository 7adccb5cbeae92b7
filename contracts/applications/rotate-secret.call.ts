import { defineCall } from "#contracts/define-call.ts";
import { credentials, credentialsRequest } from "./load-credentials.ts";

/**
 * Gives an application a new AppSecret, and answers it (3.7, 4.5; proposed, 7.16). The old one works for a while too:
 * callbacks have both signatures. Called again in that time, it answers the same secret, so that a lost answer does no
 * harm.
 */
export const rotateSecret = defineCall({
  summary: "Gives an application a new AppSecret, with a proof of its gate.",
  method: "POST",
  path: "/api/App/RotateSecret",
  request: credentialsRequest,
  answer: credentials,
  access: "merchant",
  status: "proposed",
  clauses: ["3.7", "7.16"],
  // The gate opens again.
  refusals: ["verificationNeeded"],
  example: { code: "APP3071884260", proof: "example-proof" },
});
