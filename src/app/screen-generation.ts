/** Lets the screen that is shown be made anew, as a tab's "reload" does (2.39): everything it held is gone. */
import { useSyncExternalStore } from "react";

let generation = 0;
const listeners = new Set<() => void>();

export function renewScreen(): void {
  generation += 1;
  for (const listener of listeners) listener();
}

/** Changes whenever the screen is to be made anew; give it to the screen as its key. */
export function useScreenGeneration(): number {
  return useSyncExternalStore(
    subscribe,
    () => generation,
    () => 0,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
