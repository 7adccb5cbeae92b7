import type { MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { timingSafeEqual } from "hono/utils/buffer";

/** The scripts of the simulated identity provider, which contain no data. */
const PUBLIC_SCRIPTS = /\/identity\/(client|hand-over)\.js$/;

/**
 * Requires the key printed at the start, as the password of HTTP basic authentication with any name (`curl -u :KEY`).
 */
export function requireKey(key: string): MiddlewareHandler {
  const ask = basicAuth({ realm: "sandbox", verifyUser: (_, password) => timingSafeEqual(password, key) });
  return (context, next) => (PUBLIC_SCRIPTS.test(context.req.path) ? next() : ask(context, next));
}
