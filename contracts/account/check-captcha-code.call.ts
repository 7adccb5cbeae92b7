import { defineCall } from "#contracts/define-call.ts";
import { nothing } from "#contracts/envelope.ts";
import { codeData } from "./check-captcha-code.ts";

/**
 * Checks a code from an e-mail (7.6). A code serves one act: for registering and resetting a password it stays good for
 * the call that follows. For what happens at the gate of an application, see `passGate`.
 */
export const checkCaptchaCode = defineCall({
  summary: "Checks a code; at the gate of an application it uses the code up and answers a proof.",
  method: "POST",
  path: "/api/Register/CheckCaptchaCode",
  request: codeData,
  answer: nothing,
  access: "public",
  standing: "documented",
  clauses: ["7.6"],
  // Another code is asked for.
  refusals: ["wrongCode"],
  example: { email: "merchant@example.com", code: "482913", purpose: "resetPassword" },
});
