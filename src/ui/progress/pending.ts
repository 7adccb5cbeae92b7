/** How much is under way that somebody asked for, such as screens that are fetched: what the progress bar shows. */
import { createStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";

const pending = createStore(0);

/** Counts a fetch until it settles, and returns it. */
export function follow<Value>(fetch: Promise<Value>): Promise<Value> {
  change(1);
  const settled = () => change(-1);
  fetch.then(settled, settled);
  return fetch;
}

/** Whether a screen is being fetched. */
export function useIsFetching(): boolean {
  return useStore(pending, 0) > 0;
}

function change(by: number) {
  // Later, since a fetch may begin while a view is being rendered.
  queueMicrotask(() => pending.set(pending.get() + by));
}
