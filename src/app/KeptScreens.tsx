import { Activity, type ReactNode, useEffect, useState } from "react";
import { admits } from "#src/navigation/guard.ts";
import { useKeptScreens } from "#src/navigation/kept-screens.ts";
import type { Route, RouteName } from "#src/navigation/routes.ts";
import { useRole } from "#src/navigation/use-role.ts";
import type { Address } from "#src/ui/page/use-address.ts";
import { Screen, useShownScreen } from "./Screen.tsx";

type Visited = { route: Route; address: Address; outlet: ReactNode };

/**
 * The screen that is shown, and out of sight those that the tab bar keeps with all they hold (9.8). Without the tab
 * bar there is the one alone.
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
    // A role that was switched meanwhile may have lost a screen (6.1).
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
 * A kept screen scrolls back to where it was left by itself; the browser, which remembers later than a quick hand leaves,
 * would scroll elsewhere after it. A reload is still the browser's.
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
