import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";

/** The scripts of the simulated identity provider, which contain no data. */
const PUBLIC_SCRIPTS = /\/identity\/(client|hand-over)\.js$/;

/**
 * Requires the key printed at the start, as the password of HTTP basic authentication with any name (`curl -u :KEY`).
 */
export function requireKey(key: string): MiddlewareHandler {
  const ask = basicAuth({ realm: "sandbox", verifyUser: (_, password) => isSame(password, key) });
  return (context, next) => (PUBLIC_SCRIPTS.test(context.req.path) ? next() : ask(context, next));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
