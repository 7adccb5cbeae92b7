import { mockLogout as call } from "#contracts/mock/mock-logout.call.ts";
import { implement } from "#sandbox/http/call.ts";

/** The mock logout (7.17): there is nothing to end, since the session is the service's own (7.7). */
export const mockLogout = implement(call, async () => null);
