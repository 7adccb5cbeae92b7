import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { CustomerRefused } from "#sandbox/bills/customer-refusal.ts";
import { MAX_BODY_BYTES } from "#sandbox/http/api.ts";
import { isJson } from "#sandbox/http/read-input.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { identityRoutes } from "#sandbox/identity/identity-routes.ts";
import { stateEndpoint } from "#sandbox/provider-states/state-endpoint.ts";
import type { Service } from "#sandbox/service.ts";
import { textsIn } from "#sandbox/texts.ts";
import { requireKey } from "./require-key.ts";
import { sameSiteOnly } from "./same-site.ts";
import { testerApi } from "./tester-api.ts";
import { testerPage } from "./tester-page.ts";

/** The routes below `/sandbox`: the tester's page and its JSON API. */
export function testerRoutes(service: Service): Hono {
  const tester = new Hono();
  tester.use(async ({ header }, next) => {
    await next();
    header("Cache-Control", "no-store");
  });
  if (service.settings.testerKey !== null) tester.use(requireKey(service.settings.testerKey));
  tester.use(sameSiteOnly, bodyLimit({ maxSize: MAX_BODY_BYTES }));
  tester.use("/api/*", jsonOnly);
  tester.use("/identity/proofs", jsonOnly);
  tester.use("/provider-states", jsonOnly);
  tester.route("/api", testerApi(service));
  if (service.settings.providerStates) tester.route("/provider-states", stateEndpoint(service));
  if (service.settings.identity) tester.route("/identity", identityRoutes(service));
  tester.route("/", testerPage(service));
  tester.onError((error, { json }) => {
    if (error instanceof CustomerRefused) {
      return json({ error: error.message }, error.reason === "noApplication" ? 404 : 409);
    }
    if (!(error instanceof Refused)) throw error;
    return json({ error: textsIn("en-US").refusal[error.refusal] }, error.refusal === "notFound" ? 404 : 409);
  });
  return tester;
}

/** The API accepts JSON or no body. */
const jsonOnly: MiddlewareHandler = async ({ req, json }, next) => {
  if (req.header("Content-Type") !== undefined && !isJson(req.raw.headers))
    return json({ error: "The body must be application/json." }, 415);
  return next();
};
