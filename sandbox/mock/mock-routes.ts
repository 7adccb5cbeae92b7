import { setTimeout as passes } from "node:timers/promises";
import { Hono } from "hono";
import { MOCK_CODES, MOCK_MESSAGES } from "#contracts/mock/mock-envelope.ts";
import type { EnvelopeFormat } from "#sandbox/http/answer.ts";
import { apiRoutes } from "#sandbox/http/api.ts";
import type { Call } from "#sandbox/http/call.ts";
import type { Named } from "#sandbox/http/named-requests.ts";
import type { Service } from "#sandbox/service.ts";
import { textsIn } from "#sandbox/texts.ts";
import { mockLatency } from "./latency.ts";
import { messageList } from "./message-list.ts";
import { messageRead } from "./message-read.ts";
import { userInfo } from "./user-info.ts";
import { userLogout } from "./user-logout.ts";
import { userMenu } from "./user-menu.ts";

/** Every mock call (7.17). */
const MOCK_CALLS: readonly Call[] = [userInfo, userLogout, userMenu, messageList, messageRead];

/** The mock envelope (7.18), with its codes and its two messages (8.12). */
const MOCK_ENVELOPE: EnvelopeFormat = {
  accepted: (data) => ({ data, status: "ok", msg: MOCK_MESSAGES.success, code: MOCK_CODES.success }),
  refused: ({ refusal, wording }, language) =>
    refusal === "notSignedIn"
      ? { data: null, status: "fail", msg: MOCK_MESSAGES.notLoggedIn, code: MOCK_CODES.notLoggedIn }
      : { data: null, status: "fail", msg: textsIn(language).refusal[wording], code: MOCK_CODES.failure },
};

/** The mock calls, each answered after 600 to 1000 ms (7.17). Who is signed in is the service's own session. */
export function mockRoutes(service: Service): Hono<Named> {
  const mock = new Hono<Named>();
  mock.use(async (_, next) => {
    await passes(mockLatency());
    await next();
  });
  mock.route("/", apiRoutes(service, MOCK_CALLS, MOCK_ENVELOPE));
  return mock;
}
