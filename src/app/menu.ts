import type { MenuIcon, Route } from "./routes/route.ts";
import { ROUTES } from "./routes.ts";

/** A route with an entry of its own in the menu. */
export type MenuEntry = Route & { order: number; icon: MenuIcon };

/** The entries of the menu (2.34): ascending by their place, equals as the table has them. */
export const MENU: readonly MenuEntry[] = ROUTES.filter(hasEntry).sort((one, other) => one.order - other.order);

function hasEntry(route: Route): route is MenuEntry {
  return route.order !== undefined && route.icon !== undefined && !route.hideInMenu;
}
