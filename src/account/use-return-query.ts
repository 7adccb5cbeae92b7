import { useScreenAddress } from "#src/ui/page/use-screen-address.ts";
import { useStore } from "#src/ui/store/use-store.ts";

/** Whether the page is hydrated; false in prerendered markup. */
const IS_RUNNING = { get: () => true, subscribe: () => () => undefined };

/**
 * The return query (2.20), which links between the signed-out forms keep. Prerendered forms have none until hydration; until
 * then before-paint.ts adds it.
 * @returns the query with its `?`; "" without one.
 */
export function useReturnQuery(): string {
  const { search } = useScreenAddress();
  return useStore(IS_RUNNING, false) ? search : "";
}
