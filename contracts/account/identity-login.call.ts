import { defineCall } from "#contracts/define-call.ts";
import { identitySignIn } from "./identity-login.ts";
import { loginData } from "./login.ts";

/**
 * Signs in with what the identity provider gave (2.38). What the service does with it is not shown (7.19),
 * so this call is proposed; it answers as the sign-in by password does.
 */
export const identityLogin = defineCall({
  summary: "Signs in with a proof of the identity provider.",
  method: "POST",
  path: "/api/Login/IdentityLogin",
  request: identitySignIn,
  answer: loginData,
  access: "public",
  standing: "proposed",
  clauses: ["2.38", "7.19"],
  refusals: [
    // The identity provider is asked again.
    "proofNotAccepted",
    // The identity provider is asked again.
    "proofUsed",
  ],
  example: { kind: "code", value: "example-proof" },
});
