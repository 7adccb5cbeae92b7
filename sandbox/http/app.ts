import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { MOCK_PREFIX } from "#contracts/mock/mock-envelope.ts";
import type { LogRequest } from "#sandbox/log.ts";
import { mockRoutes } from "#sandbox/mock/mock-routes.ts";
import type { Service } from "#sandbox/service.ts";
import { consoleConfig } from "#sandbox/site/console-config.ts";
import { consoleSite } from "#sandbox/site/console-site.ts";
import { RETRY_SECONDS, unavailableReason } from "#sandbox/storage/unavailable.ts";
import { testerRoutes } from "#sandbox/tester/tester-routes.ts";
import { allowedHosts } from "./allowed-hosts.ts";
import { apiRoutes } from "./api.ts";
import { boundedConnections } from "./bounded-connections.ts";
import { CALLS } from "./calls.ts";
import { rejectMalformedPaths } from "./reject-malformed-paths.ts";
import { type RequestIdEnv, requestFacts, requestIds } from "./request-ids.ts";
import { securityHeaders } from "./security-headers.ts";

/** The sandbox's HTTP server: API, tester's page, mock calls and the console's files. */
export function createApp(service: Service, logRequest: LogRequest): Hono<RequestIdEnv> {
  const app = new Hono<RequestIdEnv>();
  app.use(boundedConnections());
  app.use(
    requestIds(service.settings, logRequest),
    securityHeaders(service.settings),
    allowedHosts(service.settings),
    rejectMalformedPaths,
  );
  app.route("/api", apiRoutes(service, CALLS));
  app.route("/sandbox", testerRoutes(service));
  if (service.settings.mock) app.route(`${MOCK_PREFIX}/api`, mockRoutes(service));
  app.get("/config.json", consoleConfig(service.settings));
  app.on(["GET", "HEAD"], "*", consoleSite(service.settings.siteDir));
  app.notFound(({ text }) => text("There is nothing here.\n", 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    const unavailable = unavailableReason(error);
    if (unavailable) {
      if (unavailable === "busy") service.log(`A page was put off: ${error.message}`, requestFacts(context));
      const why = unavailable === "busy" ? "The sandbox is very busy" : "The sandbox's database cannot be reached";
      const headers = { "Retry-After": String(RETRY_SECONDS) };
      return context.text(`${why}. Please wait ${RETRY_SECONDS} seconds, then try again.\n`, 503, headers);
    }
    service.log(`A page could not be answered: ${error.message}`, requestFacts(context));
    return context.text("Something went wrong. Please try again.\n", 500);
  });
  return app;
}
