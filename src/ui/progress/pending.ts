/** How much is under way that somebody asked for, such as views that are fetched: what the progress line shows. */
import { useEffect } from "react";
import { createStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";

const pending = createStore(0);

/** Counts a fetch until it settles, and returns it. */
export function trackPending<Value>(fetch: Promise<Value>): Promise<Value> {
  const end = begin();
  fetch.then(end, end);
  return fetch;
}

/** Shows the progress line as long as something is under way. */
export function useProgressLine(isUnderWay: boolean): void {
  useEffect(() => (isUnderWay ? begin() : undefined), [isUnderWay]);
}

/** Whether anything is under way. */
export function useIsFetching(): boolean {
  return useStore(pending, 0) > 0;
}

/** @returns what ends it. */
function begin(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: number) {
  // Later, since a fetch may begin while a view is being rendered.
  queueMicrotask(() => pending.set(pending.get() + by));
}
