import { Activity, useEffect } from "react";
import { parsePath } from "react-router-dom";
import { admits } from "#src/navigation/guard.ts";
import { useKeptScreens } from "#src/navigation/kept-screens.ts";
import { ROUTES, type Route } from "#src/navigation/routes.ts";
import { useRole } from "#src/navigation/use-role.ts";
import type { Address } from "#src/ui/page/use-address.ts";
import { Screen } from "./Screen.tsx";

/**
 * The screen that is shown, and out of sight those that the tab bar keeps with all they hold (9.8). Without the tab
 * bar there is the one alone.
 */
export function KeptScreens({ route, address }: { route: Route; address: Address }) {
  const { kept, reloads } = useKeptScreens();
  const role = useRole();
  useOwnScrolling(kept.length > 0);
  const addresses = new Map(kept.map(({ name, fullPath }) => [name, addressOf(fullPath)]));
  addresses.set(route.name, address);
  return [...addresses].map(([name, own]) => {
    const isShown = name === route.name;
    const screen = isShown ? route : ROUTES.find((one) => one.name === name);
    // A role that was switched meanwhile may have lost a screen (6.1).
    if (!screen || !(isShown || admits(screen, role ?? ""))) return null;
    return (
      <Activity key={`${name} ${reloads[name] ?? 0}`} mode={isShown ? "visible" : "hidden"}>
        <Screen route={screen} address={own} />
      </Activity>
    );
  });
}

function addressOf(fullPath: string): Address {
  return { pathname: "/", search: "", hash: "", state: null, ...parsePath(fullPath) };
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
