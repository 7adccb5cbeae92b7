import * as z from "zod/mini";
import { nothing } from "../envelope.ts";
import type { Send } from "../http.ts";
import { email } from "./credentials.ts";

/** What the code is for; a code sent for one purpose does not open another (proposed). */
export const codePurpose = z.enum(["register", "resetPassword", "application"]);
export type CodePurpose = z.output<typeof codePurpose>;

export const codeRequest = z.object({ email, purpose: codePurpose });
export type CodeRequest = z.output<typeof codeRequest>;

/** Has a verification code sent by e-mail (7.4). Asked again too soon, it is refused. */
export function sendVerificationCode(send: Send, body: CodeRequest, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/User/SentVerificationCode", body, resData: nothing, signal });
}
