import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { sessionDevices } from "./session-device.ts";

export const endedSession = z.object({ id: z.string() });

/** Signs one device out: its token is refused from now on, as 8.3 says. Answers those that are left (proposed, 7.16). */
export function endSession(send: Send, id: string, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Session/End", body: { id }, resData: sessionDevices, signal });
}

/** Signs out every device but the one that asks. Answers those that are left (proposed, 7.16). */
export function endOtherSessions(send: Send, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Session/EndOthers", body: {}, resData: sessionDevices, signal });
}
