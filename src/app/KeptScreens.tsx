import { Activity } from "react";
import type { Location } from "react-router-dom";
import { useRole } from "../shell/permission/use-role.ts";
import { admits } from "./guard.ts";
import { useKeptScreens } from "./kept-screens.ts";
import type { Route } from "./routes/route.ts";
import { ROUTES } from "./routes.ts";
import { Screen } from "./Screen.tsx";

/**
 * The screen that is shown, and out of sight those that the tab bar keeps with all they hold (9.8). Without the tab
 * bar there is the one alone.
 */
export function KeptScreens({ route, location }: { route: Route; location: Location }) {
  const { kept, remade } = useKeptScreens();
  const role = useRole();
  const addresses = new Map<string, Location | string>(kept.map(({ name, fullPath }) => [name, fullPath]));
  addresses.set(route.name, location);
  return [...addresses].map(([name, address]) => {
    const isShown = name === route.name;
    const screen = isShown ? route : ROUTES.find((one) => one.name === name);
    // A role that was switched meanwhile may have lost a screen (6.1).
    if (!screen || !(isShown || admits(screen, role ?? ""))) return null;
    return (
      <Activity key={`${name} ${remade[name] ?? 0}`} mode={isShown ? "visible" : "hidden"}>
        <Screen route={screen} location={address} />
      </Activity>
    );
  });
}
