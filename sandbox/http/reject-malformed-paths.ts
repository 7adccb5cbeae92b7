import type { MiddlewareHandler } from "hono";

/**
 * Rejects a path or a query that is badly encoded or has control characters; a path with an encoded slash, which caches and
 * file systems read differently; and a path that begins with two slashes, which a browser reads as another host.
 */
export const rejectMalformedPaths: MiddlewareHandler = async ({ req, text }, next) => {
  const { pathname, search } = new URL(req.url);
  // Below /api, the query is validated as input.
  const given = pathname.startsWith("/api/") ? pathname : pathname + search.replaceAll("+", " ");
  if (!isClean(given) || /^\/\/|%2f|%5c/i.test(pathname)) return text("This address can't be read.\n", 400);
  return next();
};

function isClean(encoded: string): boolean {
  try {
    return !/\p{Cc}|\p{Cs}/u.test(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}
