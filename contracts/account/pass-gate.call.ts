import { defineCall } from "#contracts/define-call.ts";
import { checkCaptchaCode } from "./check-captcha-code.call.ts";
import { gateCode, gatePass } from "./pass-gate.ts";

/**
 * Exchanges a code from an e-mail for a proof (7.6). The check is the act that the code serves, and uses it up. That the
 * call answers a proof, and asks for a session, is proposed: the specification shows no answer, and a check that succeeds
 * opens the gate (4.5, 6.5).
 */
export const passGate = defineCall({
  ...checkCaptchaCode,
  request: gateCode,
  answer: gatePass,
  access: "merchant",
  example: { ...checkCaptchaCode.example, purpose: "viewCredentials", applicationCode: "APP3071884260" },
});
