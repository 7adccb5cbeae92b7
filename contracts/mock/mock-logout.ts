import { nothing } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";

/** Signs the merchant out of the mock (7.17); the session itself is ended by the service's own call (7.7). */
export function mockLogout(send: Send, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/user/logout", body: {}, resData: nothing, signal });
}
