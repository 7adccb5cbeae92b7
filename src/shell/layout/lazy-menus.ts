import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import type { UserPopoverProps } from "./UserPopover.tsx";

export const lazyMenuDrawer = lazyView<{ onClose: () => void }>(
  async () => (await import("./MenuDrawer.tsx")).MenuDrawer,
  ["frame"],
);

export const lazyTopMenu = lazyView(async () => (await import("./TopMenu.tsx")).TopMenu, ["frame"]);

export const lazyUserPopover = lazyView<UserPopoverProps>(
  async () => (await import("./UserPopover.tsx")).UserPopover,
  ["frame"],
);
