import type { ReactNode } from "react";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";

/** The signed-in layout, which no signed-out visitor fetches. */
export const lazyConsoleLayout = lazyView<{ children: ReactNode }>(
  async () => (await import("#src/shell/layout/ConsoleLayout.tsx")).ConsoleLayout,
  ["frame", "messages"],
);
