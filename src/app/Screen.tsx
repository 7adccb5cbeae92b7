import type { ReactNode } from "react";
import { useLocation, useOutlet } from "react-router-dom";
import { matchRoute } from "#src/navigation/guard.ts";
import { ROUTES, type Route } from "#src/navigation/routes.ts";
import { type Address, ScreenAddress } from "#src/ui/page/use-screen-address.ts";
import { ScreenTitle, useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** The current screen with its route and address. */
export function useShownScreen() {
  const address = useLocation();
  const outlet = useOutlet();
  const route = matchRoute(ROUTES, address)?.route;
  return route ? { route, address, outlet } : null;
}

/** The current screen only. */
export function ShownScreen() {
  const shown = useShownScreen();
  if (!shown) return null;
  return (
    <Screen key={shown.route.name} route={shown.route} address={shown.address}>
      {shown.outlet}
    </Screen>
  );
}

type Props = {
  route: Route;
  /** The screen's own address; a hidden screen keeps its last one. */
  address: Address;
  children: ReactNode;
};

/** A screen with the page's title. */
export function Screen({ route: { name, title }, address, children }: Props) {
  useFocusOnNavigation(name);
  return (
    <>
      <ScreenTitle title={title} />
      <ScreenAddress value={address}>{children}</ScreenAddress>
    </>
  );
}
