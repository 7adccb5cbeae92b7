import type { ReactNode } from "react";
import { useLocation, useOutlet } from "react-router-dom";
import { matchRoute } from "#src/navigation/guard.ts";
import { ROUTES, type Route } from "#src/navigation/routes.ts";
import { type Address, ScreenAddress } from "#src/ui/page/use-address.ts";
import { ScreenTitle, useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** The screen that is shown, its row of the table, and its address. */
export function useShownScreen() {
  const address = useLocation();
  const outlet = useOutlet();
  const route = matchRoute(ROUTES, address)?.route;
  return route ? { route, address, outlet } : null;
}

/** The screen that is shown, alone. */
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
  /** The address that it reads, which is the address bar's only while the screen is shown. */
  address: Address;
  children: ReactNode;
};

/** A screen, which gives the page its title. */
export function Screen({ route: { name, title }, address, children }: Props) {
  useFocusOnNavigation(name);
  return (
    <>
      <ScreenTitle title={title} />
      <ScreenAddress value={address}>{children}</ScreenAddress>
    </>
  );
}
