import { defineCall } from "#contracts/define-call.ts";
import { credentials, credentialsRequest } from "./load-credentials.ts";

/**
 * Gives an application a new AppSecret, and answers it (3.7, 4.5; proposed, 7.16). For a while the old one works as well:
 * callbacks carry the signatures of both. Called again meanwhile, it returns the same secret, so that a lost answer does
 * not invalidate the old one early.
 */
export const rotateSecret = defineCall({
  summary: "Gives an application a new AppSecret, with a proof of its gate.",
  method: "POST",
  path: "/api/App/RotateSecret",
  request: credentialsRequest,
  answer: credentials,
  access: "merchant",
  standing: "proposed",
  clauses: ["3.7", "7.16"],
  // The gate is asked again.
  refusals: ["verificationNeeded"],
  example: { code: "APP3071884260", proof: "example-proof" },
});
