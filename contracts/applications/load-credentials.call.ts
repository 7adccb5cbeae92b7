import { defineCall } from "#contracts/define-call.ts";
import { credentials, credentialsRequest } from "./load-credentials.ts";

/** Loads the AppKey and the AppSecret of an application; needs a fresh proof (4.5, 6.5; proposed, 7.16). */
export const loadCredentials = defineCall({
  summary: "Loads the credentials of an application, with a proof of its gate.",
  method: "POST",
  path: "/api/App/Credentials",
  request: credentialsRequest,
  answer: credentials,
  access: "merchant",
  status: "proposed",
  clauses: ["2.27", "6.5", "7.16"],
  // The gate opens again.
  refusals: ["verificationNeeded"],
  example: { code: "APP3071884260", proof: "example-proof" },
});
