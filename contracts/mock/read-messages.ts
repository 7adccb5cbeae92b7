import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";

/** The body is the array of ids itself (7.17). */
export const messageIds = z.array(z.int()).check(z.maxLength(100));

/** Marks messages as read (4.8, 7.17); the mock answers true. */
export function readMessages(send: Send, ids: readonly number[], signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/message/read", body: ids, resData: z.literal(true), signal });
}
