import * as z from "zod/mini";
import { profile } from "#contracts/account/load-profile.ts";
import type { Send } from "#contracts/http.ts";

/** What the mock is sent of this device: the role stored there under `userRole`, null when there is none (6.4). */
export const mockUserRequest = z.object({ userRole: z.nullable(z.string().check(z.maxLength(64))) });

/** Loads the signed-in user with every field of 3.3 and the role that the device stores, "admin" without one (6.4, 7.17). */
export function loadMockUser(send: Send, body: z.output<typeof mockUserRequest>, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/user/info", body, resData: profile, signal });
}
