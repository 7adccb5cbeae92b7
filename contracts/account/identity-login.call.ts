import { defineCall } from "#contracts/define-call.ts";
import { identitySignIn } from "./identity-login.ts";
import { loginData } from "./login.ts";

/**
 * Signs in with a proof of the identity provider (2.38). The call is proposed (7.19); it answers like a sign-in with a
 * password.
 */
export const identityLogin = defineCall({
  summary: "Signs in with a proof of the identity provider.",
  method: "POST",
  path: "/api/Login/IdentityLogin",
  request: identitySignIn,
  answer: loginData,
  access: "public",
  status: "proposed",
  clauses: ["2.38", "7.19"],
  refusals: [
    // The identity provider is opened again.
    "proofNotAccepted",
    // The identity provider is opened again.
    "proofUsed",
  ],
  example: { kind: "code", value: "example-proof" },
});
