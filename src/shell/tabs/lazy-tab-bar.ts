import { lazyView } from "#src/ui/lazy/lazy-view.ts";

/** The tab bar, fetched only where it is switched on (2.37). */
export const lazyTabBar = lazyView(async () => (await import("./TabBar.tsx")).TabBar, ["tabs"]);
