/** The number of pending loads that a user started; the progress line shows whether there are any. */
import { useEffect } from "react";
import { createStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";

const pending = createStore(0);

/** Counts a promise until it settles, and returns it. */
export function trackPending<Value>(fetch: Promise<Value>): Promise<Value> {
  const end = begin();
  fetch.then(end, end);
  return fetch;
}

/** Shows the progress line while `isUnderWay`. */
export function useProgressLine(isUnderWay: boolean): void {
  useEffect(() => (isUnderWay ? begin() : undefined), [isUnderWay]);
}

/** Whether any load is pending. */
export function useIsFetching(): boolean {
  return useStore(pending, 0) > 0;
}

/** @returns ends the load. */
function begin(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: number) {
  // Deferred, since a load may begin during a render.
  queueMicrotask(() => pending.set(pending.get() + by));
}
