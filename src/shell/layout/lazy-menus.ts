import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import type { UserPopoverProps } from "./UserPopover.tsx";

/** The menu as a drawer, fetched when somebody wants it. */
export const lazyMenuDrawer = lazyView<{ onClose: () => void }>(
  async () => (await import("./MenuDrawer.tsx")).MenuDrawer,
  ["frame"],
);

/** The menu as a row within the navbar, by a setting (2.37). */
export const lazyTopMenu = lazyView(async () => (await import("./TopMenu.tsx")).TopMenu, ["frame"]);

/** The merchant's own menu, fetched when somebody comes near its button. */
export const lazyUserPopover = lazyView<UserPopoverProps>(
  async () => (await import("./UserPopover.tsx")).UserPopover,
  ["frame"],
);
