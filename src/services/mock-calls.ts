import type { ClientOptions } from "#contracts/http.ts";
import { listMessages } from "#contracts/mock/list-messages.call.ts";
import { loadMockMenu } from "#contracts/mock/load-mock-menu.call.ts";
import { loadMockUser } from "#contracts/mock/load-mock-user.call.ts";
import { MOCK_PREFIX, readMockEnvelope } from "#contracts/mock/mock-envelope.ts";
import { mockLogout } from "#contracts/mock/mock-logout.call.ts";
import { readMessages } from "#contracts/mock/read-messages.call.ts";
import { storedText } from "./stored.ts";
import { lazyClient } from "./transport.ts";

/** The mock user's role, stored on this device (6.4). */
const storedRole = storedText("userRole");

export type MockCalls = ReturnType<typeof createMockCalls>;

/** The mock calls (7.17), below a prefix of their own and in their own envelope (7.18). */
export function createMockCalls(options: ClientOptions) {
  const whereAndHow = { baseUrl: options.baseUrl + MOCK_PREFIX, read: readMockEnvelope };
  const { send } = lazyClient({ ...options, ...whereAndHow }, () => undefined);
  return {
    loadUser: (signal: AbortSignal) => loadMockUser(send, { userRole: storedRole.read() }, signal),
    logout: (signal: AbortSignal) => mockLogout(send, {}, signal),
    loadMenu: (signal: AbortSignal) => loadMockMenu(send, {}, signal),
    listMessages: (signal: AbortSignal) => listMessages(send, {}, signal),
    readMessages: (ids: readonly number[], signal: AbortSignal) => readMessages(send, [...ids], signal),
  };
}
