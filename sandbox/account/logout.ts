import { logout as call } from "#contracts/account/logout.call.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { closeSession } from "./sessions.ts";

/** Ends the current session (7.7). */
export const logout = implement(call, async (service, { uid }, { merchantId, token }) => {
  if (uid !== merchantId) throw new Refused("notFound");
  if (token) await closeSession(service, token);
  return null;
});
