/** What the tab bar tells of the screens: which ones are kept out of sight (9.8), and which are made anew (2.39). */
import { useSyncExternalStore } from "react";
import type { KeptScreen } from "#machines/shell/kept-screens.ts";

type Told = {
  kept: readonly KeptScreen[];
  /** How often each screen was made anew, by its route's name. */
  remade: Readonly<Record<string, number>>;
};

const NOTHING: Told = { kept: [], remade: {} };
let told = NOTHING;
const listeners = new Set<() => void>();

/** These screens are kept from now on, and no others: none as long as there is no tab bar. */
export function keepScreens(kept: readonly KeptScreen[]): void {
  tell({ ...told, kept });
}

/** Lets a screen be made anew, as a tab's "reload" does: everything it held is gone. */
export function renewScreen(name: string): void {
  tell({ ...told, remade: { ...told.remade, [name]: (told.remade[name] ?? 0) + 1 } });
}

export function useKeptScreens(): Told {
  return useSyncExternalStore(
    subscribe,
    () => told,
    () => NOTHING,
  );
}

function tell(now: Told) {
  told = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
