import { lazyView } from "#src/ui/lazy/lazy-view.ts";

export const lazyMenuDrawer = lazyView(async () => (await import("./MenuDrawer.tsx")).MenuDrawer, ["frame"]);

export const lazyTopMenu = lazyView(async () => (await import("./TopMenu.tsx")).TopMenu, ["frame"]);

export const lazyUserPopover = lazyView(async () => (await import("./UserPopover.tsx")).UserPopover, ["frame"]);
