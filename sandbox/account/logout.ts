import * as z from "zod/mini";
import { merchantCall } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { closeSession } from "./sessions.ts";

/** Ends the session whose token asks (7.7). */
export const logout = merchantCall({
  method: "GET",
  path: "/Login/Logout",
  input: z.object({ uid: z.string() }),
  answer: async (service, { uid }, { merchantId, token }) => {
    if (uid !== merchantId) throw new Refused("notFound");
    if (token) await closeSession(service, token);
    return null;
  },
});
