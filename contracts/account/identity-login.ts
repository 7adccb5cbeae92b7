import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { deviceToken } from "./credentials.ts";
import { loginData } from "./login.ts";

/** What the identity provider hands to the console (7.19): a signed credential, a code, or an access token. */
export const identityProof = z.object({
  kind: z.enum(["credential", "code", "accessToken"]),
  value: z.string().check(z.minLength(1), z.maxLength(8192)),
});
export type IdentityProof = z.output<typeof identityProof>;

export const identitySignIn = z.extend(identityProof, { deviceToken });

/**
 * Signs in with what the identity provider gave (2.38). What the service does with it is not shown (7.19),
 * so this call is proposed; it answers as the sign-in by password does.
 */
export function identityLogin(send: Send, body: z.output<typeof identitySignIn>, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Login/IdentityLogin", body, resData: loginData, signal });
}
