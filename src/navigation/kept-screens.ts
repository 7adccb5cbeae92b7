/** The screens that stay mounted while hidden (9.8), and how often each was reloaded (2.39). */
import type { KeptScreen } from "#machines/shell/kept-screens.ts";
import { createStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";

type KeptScreens = {
  kept: readonly KeptScreen[];
  /** Reload counts by route name. */
  reloads: Readonly<Record<string, number>>;
};

const screens = createStore<KeptScreens>({ kept: [], reloads: {} });

/** Sets the screens that stay mounted; none without a tab bar. */
export function keepScreens(kept: readonly KeptScreen[]): void {
  screens.set({ ...screens.get(), kept });
}

/** Remounts a screen, as a tab's "reload" does; its state is lost. */
export function reloadScreen(name: string): void {
  const { kept, reloads } = screens.get();
  screens.set({ kept, reloads: { ...reloads, [name]: (reloads[name] ?? 0) + 1 } });
}

export function useKeptScreens(): KeptScreens {
  return useStore(screens);
}
