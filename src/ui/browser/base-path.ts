/**
 * The path below which the console stands, with a slash at both ends: `/`, or for instance `/merchant/`. Every document that
 * is placed below a path names it (tools/build/base-path.ts).
 */
export const BASE_PATH: string = typeof document === "undefined" ? "/" : (document.documentElement.dataset.base ?? "/");

/** The whole path of one of the console's own, such as `/order/list`. */
export function withBasePath(path: string): string {
  return BASE_PATH + path.slice(1);
}

/** The console's own path in that of an address bar or a link. */
export function withoutBasePath(pathname: string): string {
  return pathname.startsWith(BASE_PATH) ? `/${pathname.slice(BASE_PATH.length)}` : pathname;
}
