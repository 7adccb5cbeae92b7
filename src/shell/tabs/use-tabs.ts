import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type TabsActor, type TabsSnapshot, tabs } from "#machines/shell/tabs.ts";
import { destinationOf } from "#src/app/guard.ts";
import { ROUTES } from "#src/app/routes.ts";
import { renewScreen } from "#src/app/screen-generation.ts";
import { keepTabs, readTabs } from "./stored-tabs.ts";
import { tabOf } from "./tab-of.ts";

/** Where the fixed first tab leads (2.17). */
const FIRST = { name: "Workplace", path: "/dashboard/workplace" };

/** Runs the tab bar for the address bar: each screen that is visited gets its tab, and what is closed is left. */
export function useTabs(): { actor: TabsActor; snapshot: TabsSnapshot } {
  const location = useLocation();
  const navigate = useNavigate();
  const logic = useMemo(
    () =>
      tabs.provide({
        actions: {
          goTo: (_, fullPath) => void navigate(fullPath),
          reloadScreen: renewScreen,
        },
      }),
    [navigate],
  );
  const actor = useActorRef(logic, { input: { first: firstTab() } });
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    for (const tab of readTabs()) actor.send({ type: "VISITED", tab });
    const keeping = actor.subscribe(({ context }) => keepTabs(context.tabs));
    return () => keeping.unsubscribe();
  }, [actor]);
  useEffect(() => {
    const destination = destinationOf(ROUTES, location);
    const tab = destination && tabOf(destination.route, location);
    if (tab) actor.send({ type: "VISITED", tab });
  }, [actor, location]);

  return { actor, snapshot };
}

function firstTab() {
  const route = ROUTES.find(({ name }) => name === FIRST.name);
  const tab = route && tabOf(route, { pathname: FIRST.path, search: "" });
  if (!tab) throw new Error(`There is no route ${FIRST.name} for the first tab`);
  return tab;
}
