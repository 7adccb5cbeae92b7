import { defineCall } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";
import { passwordReset } from "./reset-password.ts";

/** Sets a new password with a code from an email (7.11, 2.23). The code is used up; one that expired is a refusal. */
export const resetPassword = defineCall({
  summary: "Sets a new password with a code from the email.",
  method: "POST",
  path: "/api/User/ResetPassword",
  request: passwordReset,
  answer: noData,
  access: "public",
  status: "documented",
  clauses: ["7.11"],
  // The form asks for the code again.
  refusals: ["wrongCode"],
  example: { email: "merchant@example.com", code: "482913", password: "Correct-Horse-7" },
});
