import { nothing } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";

/** Ends the session at the service (7.7, a GET as documented). */
export function logout(send: Send, userId: string, signal?: AbortSignal) {
  return send({ method: "GET", path: "/api/Login/Logout", query: { uid: userId }, resData: nothing, signal });
}
