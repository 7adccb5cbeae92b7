import { admits } from "#src/navigation/guard.ts";
import type { Route } from "#src/navigation/routes.ts";
import { useRole } from "#src/navigation/use-role.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { type Address, ScreenAddress } from "#src/ui/page/use-address.ts";
import { SCREENS } from "./screens.ts";
import { ScreenTitle, useArrival } from "./use-arrival.ts";

/**
 * The screen of a route, which gives the page its title, and whose faults stay its own.
 * @param props.address the address that it reads, which is the address bar's only while the screen is shown.
 */
export function Screen({ route, address }: { route: Route; address: Address }) {
  const { name, title } = route;
  const { View } = SCREENS[name];
  const role = useRole();
  useArrival(name);
  // What only some roles may see waits until the profile says which one this is.
  const awaited = role === null && !admits(route, "");
  // Until it is there, nobody knows where it ends: what stands below it waits (console.css).
  const fallback = <div data-arriving />;
  return (
    <ErrorBoundary>
      <ScreenTitle title={title} />
      <ScreenAddress value={address}>{awaited ? null : <View fallback={fallback} />}</ScreenAddress>
    </ErrorBoundary>
  );
}
