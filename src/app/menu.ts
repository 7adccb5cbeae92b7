import { ROUTES } from "./routes.ts";

type Entry = Extract<(typeof ROUTES)[number], { menuOrder: number }>;
export type MenuEntry = Entry;

/** The entries of the side menu: routes with a place in it, ascending (2.8, 2.9). */
export const MENU: readonly MenuEntry[] = ROUTES.filter((route) => "menuOrder" in route).sort(
  (one, other) => one.menuOrder - other.menuOrder,
);
