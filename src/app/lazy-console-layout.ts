import type { ReactNode } from "react";
import { lazyView } from "./lazy-view.ts";

/** The signed-in layout, which no signed-out visitor fetches. */
export const lazyConsoleLayout = lazyView<{ children: ReactNode }>(
  async () => (await import("../shell/layout/ConsoleLayout.tsx")).ConsoleLayout,
  ["frame", "messages"],
);
