import * as z from "zod/mini";
import { nothing } from "../envelope.ts";
import type { Send } from "../http.ts";
import { email, verificationCode } from "./credentials.ts";
import { codePurpose } from "./send-verification-code.ts";

export const codeData = z.object({ email, code: verificationCode, purpose: codePurpose });
export type CodeData = z.output<typeof codeData>;

/** Checks a code from an e-mail (7.6). A code serves once: checking the right one uses it up. */
export function checkCaptchaCode(send: Send, body: CodeData, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Register/CheckCaptchaCode", body, resData: nothing, signal });
}
