import * as z from "zod/mini";
import { nothing } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { newPassword, password } from "./credentials.ts";

export const passwordChange = z.object({ oldPassword: password, newPassword });
export type PasswordChange = z.output<typeof passwordChange>;

/** Changes the password of whoever is signed in (7.10, 2.33). A wrong old password is a refusal. */
export function updatePassword(send: Send, body: PasswordChange, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/User/UpdatePwd", body, resData: nothing, signal });
}
