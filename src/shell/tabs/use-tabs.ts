import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Tab } from "#machines/shell/tab-list.ts";
import { type TabsActor, type TabsSnapshot, tabs } from "#machines/shell/tabs.ts";
import { matchRoute } from "#src/navigation/guard.ts";
import { keepScreens, reloadScreen } from "#src/navigation/kept-screens.ts";
import { ROUTES, type Route } from "#src/navigation/routes.ts";
import { useServices } from "#src/services/services.ts";
import { storedTabs } from "#src/services/stored-tabs.ts";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { useScreenAddress } from "#src/ui/page/use-screen-address.ts";

/** The fixed first tab (2.17). */
const FIRST = { name: "Workplace", path: "/dashboard/workplace" };

/** Runs the tab bar: each visited screen gets a tab, and closing the active one navigates away. */
export function useTabs(): { actor: TabsActor; snapshot: TabsSnapshot } {
  const address = useScreenAddress();
  const navigate = useNavigate();
  const { answers } = useServices();
  const logic = useMemo(
    () =>
      tabs.provide({
        actions: {
          goTo: (_, fullPath) => navigate(fullPath),
          reloadScreen: ({ context }, fullPath) => {
            const tab = context.tabs.find((open) => open.fullPath === fullPath);
            if (!tab) return;
            answers.clear();
            reloadScreen(tab.name);
          },
        },
      }),
    [navigate, answers],
  );
  const [input] = useState(() => ({ first: firstTab(), opened: storedTabs.read() ?? [] }));
  const { actor, snapshot } = useMachine(logic, input);

  useEffect(() => {
    const keeping = actor.subscribe(({ context }) => {
      storedTabs.write(context.tabs);
      keepScreens(context.kept);
    });
    return () => {
      keeping.unsubscribe();
      keepScreens([]);
    };
  }, [actor]);
  useEffect(() => {
    const destination = matchRoute(ROUTES, address);
    const tab = destination && tabOf(destination.route, address);
    actor.send(tab ? { type: "VISITED", tab } : { type: "VISITED_WITHOUT_TAB" });
  }, [actor, address]);

  return { actor, snapshot };
}

function firstTab() {
  const route = ROUTES.find(({ name }) => name === FIRST.name);
  const tab = route && tabOf(route, { pathname: FIRST.path, search: "" });
  if (!tab) throw new Error(`There is no route ${FIRST.name} for the first tab`);
  return tab;
}

/** The tab of an address (3.4); null for a route without one. */
function tabOf(route: Route, { pathname, search }: { pathname: string; search: string }): Tab | null {
  if (route.noAffix || route.frame !== "console") return null;
  return {
    title: route.title,
    name: route.name,
    fullPath: pathname + search,
    query: Object.fromEntries(new URLSearchParams(search)),
    ignoreCache: route.ignoreCache ?? false,
  };
}
