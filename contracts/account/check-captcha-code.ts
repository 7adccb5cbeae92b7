import * as z from "zod/mini";
import { nothing } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { deviceToken, email, verificationCode } from "./credentials.ts";
import { codePurpose } from "./send-verification-code.ts";

export const codeData = z.object({ email, code: verificationCode, purpose: codePurpose, deviceToken });
export type CodeData = z.output<typeof codeData>;

/**
 * Checks a code from an e-mail (7.6). A code serves one act: for registering and resetting a password it stays good for
 * the call that follows. For what happens at the gate of an application, see `passGate`.
 */
export function checkCaptchaCode(send: Send, body: CodeData, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Register/CheckCaptchaCode", body, resData: nothing, signal });
}
