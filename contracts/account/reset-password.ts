import * as z from "zod/mini";
import { nothing } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { deviceToken, email, newPassword, verificationCode } from "./credentials.ts";

export const passwordReset = z.object({ email, code: verificationCode, password: newPassword, deviceToken });
export type PasswordReset = z.output<typeof passwordReset>;

/** Sets a new password with a code from an e-mail (7.11, 2.23). The code is used up; one that expired is a refusal. */
export function resetPassword(send: Send, body: PasswordReset, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/User/ResetPassword", body, resData: nothing, signal });
}
