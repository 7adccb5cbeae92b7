import type { Tab } from "#machines/shell/tab-list.ts";
import type { Route } from "#src/navigation/routes.ts";

/** The tab of an address (3.4); null where its route gets none. */
export function tabOf(route: Route, { pathname, search }: { pathname: string; search: string }): Tab | null {
  if (route.noAffix || route.frame !== "console") return null;
  return {
    title: route.title,
    name: route.name,
    fullPath: pathname + search,
    query: Object.fromEntries(new URLSearchParams(search)),
    ignoreCache: route.ignoreCache ?? false,
  };
}
