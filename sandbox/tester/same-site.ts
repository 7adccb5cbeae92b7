import type { MiddlewareHandler } from "hono";

/**
 * Lets nothing be changed from another site's page: the tester's forms carry no token, so that any page in the
 * tester's browser could send them otherwise. A program, which sends neither header, is let through.
 */
export const sameSiteOnly: MiddlewareHandler = async ({ req, text }, next) => {
  const isReading = req.method === "GET" || req.method === "HEAD";
  const site = req.header("Sec-Fetch-Site") ?? "same-origin";
  const origin = req.header("Origin");
  const isOwn = ["same-origin", "none"].includes(site) && (!origin || isHost(origin, req.header("Host")));
  if (!isReading && !isOwn) return text("This can't be asked for from another site.\n", 403);
  await next();
};

function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
