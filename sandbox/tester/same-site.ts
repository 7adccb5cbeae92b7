import type { MiddlewareHandler } from "hono";

/**
 * Refuses changes from other sites, since the tester's forms have no CSRF token. Programs send neither header and are
 * allowed.
 */
export const sameSiteOnly: MiddlewareHandler = async ({ req, text }, next) => {
  const isReading = req.method === "GET" || req.method === "HEAD";
  if (!isReading && !isOwn(req.header("Sec-Fetch-Site"), req.header("Origin"), req.header("Host"))) {
    return text("This can't be asked for from another site.\n", 403);
  }
  await next();
};

/** Browsers send Sec-Fetch-Site; older ones only Origin, which a proxy may remove. */
function isOwn(site: string | undefined, origin: string | undefined, host: string | undefined): boolean {
  if (site) return site === "same-origin" || site === "none";
  return !origin || (URL.canParse(origin) && new URL(origin).host === host);
}
