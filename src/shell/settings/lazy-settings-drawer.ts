import { lazyView } from "#src/ui/lazy/lazy-view.ts";

/** The settings drawer, fetched when somebody wants it. */
export const lazySettingsDrawer = lazyView(
  async () => (await import("./SettingsDrawer.tsx")).SettingsDrawer,
  ["settings"],
);
