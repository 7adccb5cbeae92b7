import { defineCall } from "#contracts/define-call.ts";
import { nothing } from "#contracts/envelope.ts";
import { codeRequest } from "./send-verification-code.ts";

/** Has a verification code sent by e-mail (7.4). Asked again too soon, it is refused. */
export const sendVerificationCode = defineCall({
  summary: "Sends a verification code for one purpose to an e-mail address.",
  method: "POST",
  path: "/api/User/SentVerificationCode",
  request: codeRequest,
  answer: nothing,
  access: "public",
  standing: "documented",
  clauses: ["7.4"],
  // The countdown starts again.
  refusals: ["tooManyRequests"],
  example: { email: "merchant@example.com", purpose: "register" },
});
