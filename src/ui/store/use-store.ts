import { useSyncExternalStore } from "react";
import type { Readable } from "./store.ts";

/**
 * Subscribes to a store.
 * @param prerendered the value during prerendering; the present one by default.
 */
export function useStore<Value>({ get, subscribe }: Readable<Value>, prerendered?: Value): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered ?? get());
}
