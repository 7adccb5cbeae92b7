import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { matchRoute } from "#src/navigation/guard.ts";
import { MENU, type MenuEntry, menuEntries } from "#src/navigation/menu.ts";
import { ROUTES, type Route } from "#src/navigation/routes.ts";
import { useServices } from "#src/services/services.ts";
import { useScreenAddress } from "#src/ui/page/use-screen-address.ts";

/** The menu's entries: the server's if that is enabled and not empty (4.7), else the console's own (2.34). */
export function useMenu(): readonly MenuEntry[] {
  const { settings } = useServices();
  const fromServer = useSelector(settings, (current) =>
    current.matches({ menuSource: "server" }) ? current.context.serverMenu : null,
  );
  return useMemo(() => {
    const entries = fromServer ? menuEntries(fromServer) : [];
    return entries.length > 0 ? entries : MENU;
  }, [fromServer]);
}

/** Gives a menu entry's `aria-current` for the screen that is shown. */
export function useAriaCurrent(): (entry: MenuEntry) => "page" | boolean {
  const shown = useShownRoute();
  // A screen without a menu entry marks the entry of the screen above it.
  return ({ name }) => (shown?.name === name ? "page" : shown?.activeMenu === name);
}

export function useShownRoute(): Route | null {
  const { pathname } = useScreenAddress();
  return matchRoute(ROUTES, { pathname, search: "" })?.route ?? null;
}
