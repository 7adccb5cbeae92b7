import { mockLogout as call } from "#contracts/mock/mock-logout.call.ts";
import { implement } from "#sandbox/http/call.ts";

/** The mock logout (7.17) does nothing, since the service's own call ends the session (7.7). */
export const mockLogout = implement(call, async () => null);
