import { defineCall } from "#contracts/define-call.ts";
import { checkCaptchaCode } from "./check-captcha-code.call.ts";
import { gateCode, gatePass } from "./pass-gate.ts";

/**
 * Exchanges a code from an email for a proof that opens a gate (4.5, 6.5, 7.6), which uses up the code. The answer and
 * the required session are proposed.
 */
export const passGate = defineCall({
  ...checkCaptchaCode,
  request: gateCode,
  answer: gatePass,
  access: "merchant",
  example: { ...checkCaptchaCode.example, purpose: "viewCredentials", applicationCode: "APP3071884260" },
});
