import * as z from "zod/mini";
import { instant } from "#contracts/decimal.ts";
import type { Send } from "#contracts/http.ts";

/** How an account was entered; the answer's shape is proposed, since clause 7.15 shows none. */
export const lastLogin = z.object({
  /** The sign-in before the current one; null when there was none. */
  at: z.nullable(instant),
  method: z.nullable(z.enum(["password", "identityProvider"])),
  /** The browser and system that it came from, as the service tells them apart; "" when unknown. */
  device: z.string(),
});
export type LastLogin = z.output<typeof lastLogin>;

/** Asks when and how the account was last used (7.15). */
export function checkLastLogin(send: Send, userId: string, signal?: AbortSignal) {
  return send({ method: "GET", path: "/api/Login/CheckLastLogin", query: { uid: userId }, resData: lastLogin, signal });
}
