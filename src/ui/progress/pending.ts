/** How many fetches of screens are under way: what the progress bar shows. */
import { useSyncExternalStore } from "react";

let pending = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  pending += by;
  // Later, since a fetch may begin while a view is being rendered.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Counts a fetch until it settles, and answers it. */
export function follow<Value>(fetch: Promise<Value>): Promise<Value> {
  change(1);
  const settled = () => change(-1);
  fetch.then(settled, settled);
  return fetch;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a screen is being fetched. */
export function useIsFetching(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
}
