import type { MiddlewareHandler } from "hono";

/**
 * Refuses a path or a query that is badly encoded, or holds control characters: no file and no record has such a name. So
 * too a path with an encoded slash, which is one path to a cache and another to a file system, and one with two slashes in
 * front: a page there would take its own address for that of another host.
 */
export const rejectMalformedPaths: MiddlewareHandler = async ({ req, text }, next) => {
  const { pathname, search } = new URL(req.url);
  // Below /api, a query is input like any other, and refused like it.
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
