import { savesData } from "./saves-data.ts";

/**
 * Prefetches a view when the pointer or the focus is on what opens it. With Save-Data it
 * is fetched when opened. A failure is reported when the view is opened.
 */
export function prefetchView({ preload }: { preload: () => Promise<unknown> }): void {
  if (!savesData()) preload().catch(() => undefined);
}
