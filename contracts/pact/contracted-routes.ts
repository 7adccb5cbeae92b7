import { readDecisions } from "./decisions.ts";
import { ROUTES, type Route } from "./routes.ts";

const declined = readDecisions().declined.map(({ of }) => of);

/** All routes except those that the service's team declined. */
export const CONTRACTED_ROUTES: ReadonlyMap<string, Route> = new Map(
  [...ROUTES].filter(([name]) => !declined.includes(name)),
);

/** The route of a request. @throws Error if the client has none. */
export function routeFor({ method, path }: { method: string; path: string }): Route {
  const route = CONTRACTED_ROUTES.get(`${method} ${path}`);
  if (!route) throw new Error(`${method} ${path} is no call of the client's.`);
  return route;
}
