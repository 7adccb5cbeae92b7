import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { deviceToken, email, password } from "./credentials.ts";

export const credentials = z.object({ email, password, deviceToken });
export type Credentials = z.output<typeof credentials>;

/** What a sign-in answers (3.2). */
export const loginData = z.object({
  accessToken: z.string().check(z.minLength(1)),
  userId: z.string().check(z.minLength(1)),
  email: z.string(),
  language: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  deviceToken,
});
export type LoginData = z.output<typeof loginData>;

/** Signs in (7.3). A wrong e-mail or password is a refusal. */
export function login(send: Send, body: Credentials, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Login/Login", body, resData: loginData, signal });
}
