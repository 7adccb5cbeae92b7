import { savesData } from "./saves-data.ts";

/**
 * Fetches a view that somebody is about to open, as a pointer or the focus on what opens it tells. Whoever saves data
 * waits for it when it is opened. That it cannot be had is said then, too.
 */
export function fetchAhead({ preload }: { preload: () => Promise<unknown> }): void {
  if (!savesData()) preload().catch(() => undefined);
}
