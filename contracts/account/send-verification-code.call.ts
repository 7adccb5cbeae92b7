import { defineCall } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";
import { codeRequest } from "./send-verification-code.ts";

/** Sends a verification code by email (7.4). Too frequent requests are refused. */
export const sendVerificationCode = defineCall({
  summary: "Sends a verification code for one purpose to an email address.",
  method: "POST",
  path: "/api/User/SentVerificationCode",
  request: codeRequest,
  answer: noData,
  access: "public",
  status: "documented",
  clauses: ["7.4"],
  // The countdown starts again.
  refusals: ["tooManyRequests"],
  example: { email: "merchant@example.com", purpose: "register" },
});
