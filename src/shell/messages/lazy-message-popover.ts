import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import type { MessagePopoverProps } from "./MessagePopover.tsx";

/** What the bell opens, fetched when somebody wants it. */
export const lazyMessagePopover = lazyView<MessagePopoverProps>(
  async () => (await import("./MessagePopover.tsx")).MessagePopover,
  ["messages"],
);
