import { defineCall } from "#contracts/define-call.ts";
import { credentials, loginData } from "./login.ts";

/** Signs in (7.3). A wrong email or password is a refusal. */
export const login = defineCall({
  summary: "Signs a merchant in with an email and a password.",
  method: "POST",
  path: "/api/Login/Login",
  request: credentials,
  answer: loginData,
  access: "public",
  status: "documented",
  clauses: ["7.3"],
  // The form asks for another password.
  refusals: ["wrongCredentials"],
  example: { email: "merchant@example.com", password: "Correct-Horse-7" },
});
