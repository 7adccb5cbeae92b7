import { lazyView } from "#src/ui/lazy/lazy-view.ts";

export const lazySettingsDrawer = lazyView(
  async () => (await import("./SettingsDrawer.tsx")).SettingsDrawer,
  ["settings"],
);
