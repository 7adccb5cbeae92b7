/**
 * Who may enter which route, and where to return to after sign-in (2.19, 2.20). Pure functions of addresses. Return targets
 * are route names, so that no address can redirect to another site.
 */
import { matchPath } from "react-router-dom";
import { permits } from "#machines/account/permission.ts";

export type GuardedRoute = {
  name: string;
  path: string;
  access: "public" | "signedIn";
  /** Which roles may enter (6.1); every role where there is no list, where it is empty, or where it holds `*`. */
  roles?: readonly string[];
};

/** A matched address: its route, path parameters and query. */
export type Destination = {
  route: GuardedRoute;
  params: Readonly<Record<string, string | undefined>>;
  search: string;
};

export const SIGN_IN_PATH = "/login";
export const START_PATH = "/console/index";
/** The route of unknown addresses (2.16). */
const NOT_FOUND_PATH = "/not-found";

/** The query key that names the intended route (2.20), and what precedes the name of each path parameter. */
const NAME_KEY = "redirect";
const PARAM_PREFIX = "redirect.";

/** Matches an address to its route; the table's last route matches every address (2.16). */
export function matchRoute<R extends GuardedRoute>(
  routes: readonly R[],
  { pathname, search }: { pathname: string; search: string },
): (Destination & { route: R }) | null {
  for (const route of routes) {
    const found = matchPath(route.path, pathname);
    if (found) return { route, params: found.params, search };
  }
  return null;
}

/** The guard's redirect; null when the visitor may enter (2.19, 2.20). */
export function guardRedirect(routes: readonly GuardedRoute[], to: Destination, signedIn: boolean): string | null {
  if (signedIn && to.route.path === SIGN_IN_PATH) return returnAddress(routes, to.search);
  if (!signedIn && to.route.access !== "public") return SIGN_IN_PATH + returnQuery(to);
  return null;
}

/** Whether a role may enter a route (2.14, 6.1): a public one, or one whose roles permit it. */
export function admits({ access, roles = [] }: GuardedRoute, role: string): boolean {
  return access === "public" || permits(role, roles);
}

/**
 * The redirect of a merchant whose role the route refuses: the first permitted route of the console, else the not-found page
 * (6.1). Null when they may enter.
 */
export function roleRedirect(routes: readonly GuardedRoute[], to: GuardedRoute, role: string): string | null {
  if (admits(to, role)) return null;
  // Routes with parameters cannot be redirect targets.
  const open = routes.find((route) => route.access === "signedIn" && !/[:*]/.test(route.path) && admits(route, role));
  return open?.path ?? NOT_FOUND_PATH;
}

/**
 * The query, with its `?`, that stores the intended address: the route's name, its path parameters, then the original query
 * (2.20), without keys that would be confused with these.
 */
export function returnQuery({ route, params, search }: Destination): string {
  const query = new URLSearchParams({ [NAME_KEY]: route.name });
  for (const [name, value] of Object.entries(params)) {
    if (value) query.append(PARAM_PREFIX + name, value);
  }
  for (const [key, value] of new URLSearchParams(search)) {
    if (!isOurs(key)) query.append(key, value);
  }
  return `?${query}`;
}

/** Where to go after sign-in: the named route with its parameters and the remaining query, else the console. */
export function returnAddress(routes: readonly GuardedRoute[], signInSearch: string): string {
  const query = new URLSearchParams(signInSearch);
  const name = query.get(NAME_KEY);
  const route = routes.find((known) => known.name === name && known.access !== "public");
  const path = route && filled(route.path, (param) => query.get(PARAM_PREFIX + param));
  // A parameter must not make the path match another route.
  // Stryker disable next-line OptionalChaining,StringLiteral: the last route matches every path, and the query is not matched.
  if (!route || !path || matchRoute(routes, { pathname: path, search: "" })?.route !== route) return START_PATH;
  for (const key of [...query.keys()].filter(isOurs)) query.delete(key);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * The target of `/redirect/{path}` (2.15): a path of the console's origin, with or without a leading slash. Null for
 * anything that a browser might read as another origin.
 */
export function redirectTarget(path: string, search: string): string | null {
  const relative = path.startsWith("/") ? path.slice(1) : path;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and what is left could be "//".
  if (relative === "" || /^[/\\]|[\u0000-\u001f\u007f]/.test(relative)) return null;
  return `/${relative}${search}`;
}

function isOurs(key: string) {
  return key === NAME_KEY || key.startsWith(PARAM_PREFIX);
}

/** A route's path with its parameters filled in; null when it would mean another origin. */
function filled(pattern: string, parameter: (name: string) => string | null): string | null {
  const segments: string[] = [];
  for (const segment of pattern.split("/").slice(1)) {
    if (segment === "*") {
      // Stryker disable next-line StringLiteral: no path below the last route leads to another.
      const rest = parameter("*") ?? "";
      segments.push(...rest.split("/").map(encodeURIComponent));
    } else if (segment.startsWith(":")) {
      const value = parameter(segment.slice(1, segment.endsWith("?") ? -1 : undefined));
      // A required parameter is missing.
      if (value) segments.push(encodeURIComponent(value));
    } else {
      segments.push(segment);
    }
  }
  const path = `/${segments.join("/")}`;
  return path.startsWith("//") ? null : path;
}
