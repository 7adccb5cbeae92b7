/** The routes of the console (section 2), in the order in which an address is looked for. */
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { CONSOLE_ROUTES } from "./console-routes.ts";
import { PUBLIC_ROUTES } from "./public-routes.ts";
import type { Route } from "./route.ts";

export const ROUTES: readonly Route[] = [
  ...PUBLIC_ROUTES,
  ...CONSOLE_ROUTES,
  {
    name: "Redirect",
    path: "/redirect/*",
    title: "shell:title.Redirect",
    access: "signedIn",
    frame: "none",
    noAffix: true,
    screen: lazyView(async () => (await import("#src/app/Redirect.tsx")).Redirect, []),
  },
  {
    name: "notFound",
    path: "/*",
    title: "shell:title.notFound",
    access: "signedIn",
    frame: "console",
    noAffix: true,
    screen: lazyView(async () => (await import("#src/site/NotFoundScreen.tsx")).NotFoundScreen, ["site"]),
  },
];

/** Addresses that only lead on to another (2.1, 2.8–2.13). */
export const REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries(
  ROUTES.flatMap(({ redirectFrom, path }) => (redirectFrom ? [[redirectFrom, path.replace(/\/:.*$/, "")]] : [])),
);
