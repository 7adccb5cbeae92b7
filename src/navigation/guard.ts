/**
 * Who may enter which route, and where to return to after sign-in (2.19, 2.20). Pure: addresses in, addresses out. Where
 * to return to is looked up among the registered names only, so that no address can lead away from the console.
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

/** Where someone wants to go: the route that the address means, its path parameters, and its query. */
export type Destination = {
  route: GuardedRoute;
  params: Readonly<Record<string, string | undefined>>;
  search: string;
};

export const SIGN_IN_PATH = "/login";
export const START_PATH = "/console/index";
/** An address that no route takes but the last one, which says so (2.16). */
const NOT_FOUND_PATH = "/not-found";

/** The query key that names the intended route (2.20), and what precedes the name of each path parameter. */
const NAME_KEY = "redirect";
const PARAM_PREFIX = "redirect.";

/** Which route of a table each path means that was asked about: every link of the frame asks whenever it is drawn. */
const matched = new WeakMap<object, Map<string, { at: number; params: Destination["params"] }>>();

/** The route that an address means; the table's last one takes what no other takes (2.16). */
export function destinationOf<R extends GuardedRoute>(
  routes: readonly R[],
  { pathname, search }: { pathname: string; search: string },
): (Destination & { route: R }) | null {
  const known = matched.get(routes) ?? new Map<string, ReturnType<typeof match>>();
  matched.set(routes, known);
  const { at, params } = known.get(pathname) ?? match(routes, pathname);
  known.set(pathname, { at, params });
  const route = routes[at];
  return route ? { route, params, search } : null;
}

function match(routes: readonly GuardedRoute[], pathname: string): { at: number; params: Destination["params"] } {
  for (const [at, { path }] of routes.entries()) {
    const found = matchPath(path, pathname);
    if (found) return { at, params: found.params };
  }
  return { at: -1, params: {} };
}

/** Where the guard sends someone instead; null when they may enter (2.19, 2.20). */
export function turnAway(routes: readonly GuardedRoute[], to: Destination, signedIn: boolean): string | null {
  if (signedIn && to.route.path === SIGN_IN_PATH) return returnAddress(routes, to.search);
  if (!signedIn && to.route.access !== "public") return SIGN_IN_PATH + returnQuery(to);
  return null;
}

/** Whether a role may enter a route (2.14, 6.1): a public one, or one whose roles permit it. */
export function admits({ access, roles = [] }: GuardedRoute, role: string): boolean {
  return access === "public" || permits(role, roles);
}

/**
 * Where a signed-in merchant is sent whose role the route refuses: to the first route of the console that admits them,
 * else to the page that is not found (6.1). Null when they may enter.
 */
export function refuse(routes: readonly GuardedRoute[], to: GuardedRoute, role: string): string | null {
  if (admits(to, role)) return null;
  // A route with parameters leads nowhere without them.
  const open = routes.find((route) => route.access === "signedIn" && !/[:*]/.test(route.path) && admits(route, role));
  return open?.path ?? NOT_FOUND_PATH;
}

/**
 * The query, with its `?`, that remembers where someone wanted to go: the route's name first, then its path parameters,
 * then the original query (2.20). Keys of the original query that would read as ours are left out.
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
  // A parameter that made the path mean another route would lead elsewhere than its name says.
  if (!route || !path || destinationOf(routes, { pathname: path, search: "" })?.route !== route) return START_PATH;
  for (const key of [...query.keys()].filter(isOurs)) query.delete(key);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * What `/redirect/{path}` leads to (2.15): a path below the console's own origin, given with or without one leading
 * slash. Null for anything that a browser might read as another origin.
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

/** A route's pattern with the parameters that are there in place; null when it would lead off this origin. */
function filled(pattern: string, parameter: (name: string) => string | null): string | null {
  const segments: string[] = [];
  for (const segment of pattern.split("/").slice(1)) {
    if (segment === "*") {
      const rest = parameter("*") ?? "";
      segments.push(...rest.split("/").map(encodeURIComponent));
    } else if (segment.startsWith(":")) {
      const value = parameter(segment.slice(1, segment.endsWith("?") ? -1 : undefined));
      // Without one that it needs, the path is none of this route's.
      if (value) segments.push(encodeURIComponent(value));
    } else {
      segments.push(segment);
    }
  }
  const path = `/${segments.join("/")}`;
  return path.startsWith("//") ? null : path;
}
