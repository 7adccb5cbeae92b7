import * as z from "zod/mini";
import { nothing } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";

/** Which notices were read; those of others, and those that are gone, are left alone. */
export const readNoticesRequest = z.object({ ids: z.array(z.int()).check(z.maxLength(1000)) });

/** Marks notices as read (4.8; proposed, 7.16). */
export function readNotices(send: Send, ids: readonly (number | string)[], signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Message/Read", body: { ids }, resData: nothing, signal });
}
