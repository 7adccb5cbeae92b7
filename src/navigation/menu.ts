import type { ServerMenu } from "#contracts/shell/load-menu.ts";
import { matchRoute } from "./guard.ts";
import type { MenuIcon } from "./route.ts";
import { REDIRECTS, ROUTES, type Route } from "./routes.ts";

/** A menu entry for a screen of the console. */
export type ScreenEntry = Route & { kind: "screen"; icon: MenuIcon };
/** A menu entry for an external address; only in the server's menu. */
export type LinkEntry = { kind: "link"; name: string; href: string; label: string };
export type MenuEntry = ScreenEntry | LinkEntry;

/** The console's own menu (2.34), by place, then in the order of the table. */
export const MENU: readonly ScreenEntry[] = ROUTES.filter(({ order, hideInMenu }) => order !== undefined && !hideInMenu)
  .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
  .flatMap(entryOf);

/**
 * The entries of the server's menu that the console can show (7.9): its own screens, each once, and links to `https`
 * addresses. Other entries are dropped; children follow their parent.
 */
export function menuEntries(menu: ServerMenu): readonly MenuEntry[] {
  const entries = flattened(menu, "");
  return entries.filter(({ name }, at) => entries.findIndex((one) => one.name === name) === at);
}

function flattened(menu: ServerMenu, parent: string): MenuEntry[] {
  const shown = menu.filter(({ meta }) => !meta?.hideInMenu);
  shown.sort((one, other) => (one.meta?.order ?? 0) - (other.meta?.order ?? 0));
  return shown.flatMap(({ name, path, meta, children = [] }) => {
    // Stryker disable next-line ConditionalExpression,StringLiteral: an empty path matches no screen.
    if (path === "") return flattened(children, parent);
    // Stryker disable next-line Regex: http is not linked, below a parent or not.
    const address = /^(\/|https?:)/.test(path) ? path : `${parent}/${path}`;
    return [...meantBy(address, name, meta?.title || name), ...flattened(children, address)];
  });
}

function meantBy(address: string, name: string, label: string): MenuEntry[] {
  if (URL.canParse(address)) {
    const { protocol, href, hostname } = new URL(address);
    return protocol === "https:" ? [{ kind: "link", name: name || href, href, label: label || hostname }] : [];
  }
  // Stryker disable next-line OptionalChaining,StringLiteral: the last route matches every path, and the query is not matched.
  const route = matchRoute(ROUTES, { pathname: REDIRECTS[address] ?? address, search: "" })?.route;
  // Stryker disable next-line ConditionalExpression,OptionalChaining: only routes of the console have an icon.
  return route?.frame === "console" ? entryOf(route) : [];
}

function entryOf(route: Route): ScreenEntry[] {
  return route.icon ? [{ ...route, kind: "screen", icon: route.icon }] : [];
}
