import { setTimeout as passes } from "node:timers/promises";
import { Hono } from "hono";
import type { MOCK_CALLS } from "#contracts/calls.ts";
import { MOCK_CODES, MOCK_MESSAGES } from "#contracts/mock/mock-envelope.ts";
import { apiRoutes } from "#sandbox/http/api.ts";
import type { Call } from "#sandbox/http/call.ts";
import type { EnvelopeFormat } from "#sandbox/http/envelope.ts";
import type { RequestIdEnv } from "#sandbox/http/request-ids.ts";
import type { Service } from "#sandbox/service.ts";
import { textsIn } from "#sandbox/texts.ts";
import { mockLatency } from "./latency.ts";
import { listMessages } from "./list-messages.ts";
import { loadMockMenu } from "./load-mock-menu.ts";
import { loadMockUser } from "./load-mock-user.ts";
import { mockLogout } from "./mock-logout.ts";
import { readMessages } from "./read-messages.ts";

/** The implementation of each mock call (7.17). */
const ANSWERS: Readonly<Record<keyof typeof MOCK_CALLS, Call>> = {
  loadMockUser,
  mockLogout,
  loadMockMenu,
  listMessages,
  readMessages,
};

/** The mock envelope (7.18), with its codes and its two messages (8.12). */
const MOCK_ENVELOPE: EnvelopeFormat = {
  accepted: (data) => ({ data, status: "ok", msg: MOCK_MESSAGES.success, code: MOCK_CODES.success }),
  refused: ({ refusal, wording }, language) =>
    refusal === "notSignedIn"
      ? { data: null, status: "fail", msg: MOCK_MESSAGES.notLoggedIn, code: MOCK_CODES.notLoggedIn }
      : { data: null, status: "fail", msg: textsIn(language).refusal[wording], code: MOCK_CODES.failure },
};

/** The mock calls, each answered after 600 to 1000 ms (7.17), with the service's own session. */
export function mockRoutes(service: Service): Hono<RequestIdEnv> {
  const mock = new Hono<RequestIdEnv>();
  mock.use(async (_, next) => {
    await passes(mockLatency());
    await next();
  });
  mock.route("/", apiRoutes(service, Object.values(ANSWERS), MOCK_ENVELOPE));
  return mock;
}
