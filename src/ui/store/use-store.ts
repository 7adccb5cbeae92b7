import { useSyncExternalStore } from "react";
import type { Readable } from "./store.ts";

/**
 * The value of a store, followed while the view is shown.
 * @param prerendered what is assumed while a page is rendered ahead; the present value unless given.
 */
export function useStore<Value>({ get, subscribe }: Readable<Value>, prerendered?: Value): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered ?? get());
}
