import { Activity, type ReactNode, useEffect, useState } from "react";
import { admits } from "#src/navigation/guard.ts";
import { useKeptScreens } from "#src/navigation/kept-screens.ts";
import type { Route, RouteName } from "#src/navigation/routes.ts";
import { useRole } from "#src/navigation/use-role.ts";
import type { Address } from "#src/ui/page/use-screen-address.ts";
import { Screen, useShownScreen } from "./Screen.tsx";

type Visited = { route: Route; address: Address; outlet: ReactNode };

/**
 * The current screen, and the hidden screens that the tab bar keeps mounted with their state (9.8).
 */
export function KeptScreens() {
  const { kept, reloads } = useKeptScreens();
  const role = useRole() ?? "";
  const shown = useShownScreen();
  useOwnScrolling(kept.length > 0);
  const [visited, setVisited] = useState<ReadonlyMap<RouteName, Visited>>(new Map());
  if (shown && visited.get(shown.route.name)?.address !== shown.address) {
    setVisited(new Map(visited).set(shown.route.name, shown));
  }
  return [...visited.values()].map((screen) => {
    const { name } = screen.route;
    const isShown = name === shown?.route.name;
    // After a change of role a screen may be forbidden (6.1).
    const isKept = kept.some((one) => one.name === name) && admits(screen.route, role);
    if (!isShown && !isKept) return null;
    const { route, address, outlet } = isShown ? shown : screen;
    return (
      <Activity key={`${name} ${reloads[name] ?? 0}`} mode={isShown ? "visible" : "hidden"}>
        <Screen route={route} address={address}>
          {outlet}
        </Screen>
      </Activity>
    );
  });
}

/**
 * Kept screens restore their own scroll position, since the browser's restoration can have an outdated one. After a reload
 * the browser restores it.
 */
function useOwnScrolling(isKeeping: boolean) {
  useEffect(() => {
    if (!isKeeping) return;
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    history.scrollRestoration = "manual";
    addEventListener("pagehide", giveBack);
    return () => {
      giveBack();
      removeEventListener("pagehide", giveBack);
    };
  }, [isKeeping]);
}
