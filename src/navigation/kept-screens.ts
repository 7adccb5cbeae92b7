/** Which screens the tab bar keeps mounted while they are hidden (9.8), and how often each was reloaded (2.39). */
import type { KeptScreen } from "#machines/shell/kept-screens.ts";
import { createStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";

type KeptScreens = {
  kept: readonly KeptScreen[];
  /** How often each screen was reloaded, by its route's name. */
  reloads: Readonly<Record<string, number>>;
};

const screens = createStore<KeptScreens>({ kept: [], reloads: {} });

/** Keeps these screens from now on, and no others: none as long as there is no tab bar. */
export function keepScreens(kept: readonly KeptScreen[]): void {
  screens.set({ ...screens.get(), kept });
}

/** Mounts a screen again, as a tab's "reload" does: its state is lost. */
export function reloadScreen(name: string): void {
  const { kept, reloads } = screens.get();
  screens.set({ kept, reloads: { ...reloads, [name]: (reloads[name] ?? 0) + 1 } });
}

export function useKeptScreens(): KeptScreens {
  return useStore(screens);
}
