import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { destinationOf } from "#src/navigation/guard.ts";
import { entriesOf, MENU, type MenuEntry } from "#src/navigation/menu.ts";
import { ROUTES, type Route } from "#src/navigation/routes.ts";
import { useServices } from "#src/services/services.ts";
import { useAddress } from "#src/ui/page/use-address.ts";

/** The entries of the menu: the server's where it is wanted and holds any (4.7), else the console's own (2.34). */
export function useMenu(): readonly MenuEntry[] {
  const { settings } = useServices();
  const fromServer = useSelector(settings, (current) =>
    current.matches({ menuSource: "server" }) ? current.context.serverMenu : null,
  );
  return useMemo(() => {
    const entries = fromServer ? entriesOf(fromServer) : [];
    return entries.length > 0 ? entries : MENU;
  }, [fromServer]);
}

/** The route of the screen that is shown. */
export function useShownRoute(): Route | null {
  const { pathname } = useAddress();
  return destinationOf(ROUTES, { pathname, search: "" })?.route ?? null;
}
