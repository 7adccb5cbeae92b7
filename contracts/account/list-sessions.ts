import type { Send } from "#contracts/http.ts";
import { sessionDevices } from "./session-device.ts";

/** The devices that are signed in to the account now (7.15; proposed, 7.16). */
export function listSessions(send: Send, signal?: AbortSignal) {
  return send({ reads: true, method: "POST", path: "/api/Session/List", body: {}, resData: sessionDevices, signal });
}
