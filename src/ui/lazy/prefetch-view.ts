import { savesData } from "./saves-data.ts";

/**
 * Prefetches a view when the pointer or the focus is on the button that opens it; not with Save-Data. A failure is reported
 * when the view is opened.
 */
export function prefetchView({ preload }: { preload: () => Promise<unknown> }): void {
  if (!savesData()) preload().catch(() => undefined);
}
