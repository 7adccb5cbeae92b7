/**
 * The path that the console is served under, with a slash at both ends: `/` or, for example, `/merchant/`. Documents below
 * a path state it in `data-base` (tools/build/base-path.ts).
 */
export const BASE_PATH: string = typeof document === "undefined" ? "/" : (document.documentElement.dataset.base ?? "/");

/** Adds the base path to a route's path such as `/order/list`. */
export function withBasePath(path: string): string {
  return BASE_PATH + path.slice(1);
}

/** Removes the base path from a URL's path. */
export function withoutBasePath(pathname: string): string {
  return pathname.startsWith(BASE_PATH) ? `/${pathname.slice(BASE_PATH.length)}` : pathname;
}
