import { useAddress } from "#src/ui/page/use-address.ts";
import { useStore } from "#src/ui/store/use-store.ts";

/** Whether React runs on this page: true but for the markup that is rendered ahead. */
const IS_RUNNING = { get: () => true, subscribe: () => () => undefined };

/**
 * The query that names the screen to return to after sign-in (2.20), which one signed-out form passes on to the next. A
 * form that was rendered ahead has none until React runs; until then before-paint.ts passes it on.
 * @returns with its `?`; empty where there is none.
 */
export function useReturnQuery(): string {
  const { search } = useAddress();
  return useStore(IS_RUNNING, false) ? search : "";
}
