import { type Location, Route, Routes } from "react-router-dom";
import { admits } from "#src/navigation/guard.ts";
import type { Route as ScreenRoute } from "#src/navigation/routes.ts";
import { useRole } from "#src/navigation/use-role.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { SCREENS } from "./screens.ts";
import { ScreenTitle, useArrival } from "./use-arrival.ts";

/**
 * The screen of a route, which gives the page its title, and whose faults stay its own.
 * @param props.location the address that it reads, which is the address bar's only while the screen is shown.
 */
export function Screen({ route, location }: { route: ScreenRoute; location: Location | string }) {
  const { name, path, title } = route;
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
      <Routes location={location}>
        <Route path={path} element={awaited ? null : <View fallback={fallback} />} />
      </Routes>
    </ErrorBoundary>
  );
}
