import { defineCall } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";
import { codeData } from "./check-captcha-code.ts";

/**
 * Checks a code from an email (7.6). The code stays valid for the registration or the password reset that follows. For
 * the gates of applications, see `passGate`.
 */
export const checkCaptchaCode = defineCall({
  summary: "Checks a code; at the gate of an application it uses the code up and answers a proof.",
  method: "POST",
  path: "/api/Register/CheckCaptchaCode",
  request: codeData,
  answer: noData,
  access: "public",
  status: "documented",
  clauses: ["7.6"],
  // The form asks for another code.
  refusals: ["wrongCode"],
  example: { email: "merchant@example.com", code: "482913", purpose: "resetPassword" },
});
