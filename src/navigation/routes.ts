/** The routes of the console (section 2), in matching order. */
import { CONSOLE_ROUTES } from "./console-routes.ts";
import { PUBLIC_ROUTES } from "./public-routes.ts";
import type { RouteData } from "./route.ts";

const TABLE = [
  ...PUBLIC_ROUTES,
  ...CONSOLE_ROUTES,
  {
    name: "Redirect",
    path: "/redirect/*",
    title: "shell:title.notFound",
    access: "signedIn",
    frame: "console",
    noAffix: true,
  },
  {
    name: "notFound",
    path: "/*",
    title: "shell:title.notFound",
    access: "signedIn",
    frame: "console",
    noAffix: true,
  },
] as const satisfies readonly RouteData[];

export type RouteName = (typeof TABLE)[number]["name"];
export type Route = RouteData & { name: RouteName };

export const ROUTES: readonly Route[] = TABLE;

/** Redirects (2.1, 2.8–2.13). */
export const REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries(
  ROUTES.flatMap(({ redirectFrom, path }) => (redirectFrom ? [[redirectFrom, path.replace(/\/:.*$/, "")]] : [])),
);
