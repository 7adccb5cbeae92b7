import type { EventFrom } from "xstate";
import type { ReleaseActor } from "#machines/shell/release.ts";
import { isStorageBlocked } from "#src/ui/browser/storage.ts";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";
import { fetchOnce } from "#src/ui/lazy/fetch-once.ts";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";
import { createStore, type Readable } from "#src/ui/store/store.ts";

/**
 * Watches for a newer release. Its code is loaded when the page is idle or becomes visible again, or when a chunk is
 * missing.
 */
export function watchReleaseLater(): Readable<ReleaseActor | null> {
  const watching = createStore<ReleaseActor | null>(null);
  const begin = fetchOnce(async () => watching.set((await import("./provide/release.ts")).watchRelease()));
  // After a failed load, the next missing chunk tries again.
  const tryToBegin = () => begin().catch(() => undefined);
  const tell = async (event: EventFrom<ReleaseActor>) => {
    await tryToBegin();
    watching.get()?.send(event);
  };
  whenIdle(() => void tryToBegin());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void tell({ type: "TAB_SHOWN" });
  });
  // Vite's event for a chunk that cannot be loaded.
  addEventListener("vite:preloadError", () => {
    void tell({ type: "PART_MISSING", unsavedInput: hasUnsavedInput() || isStorageBlocked.get() });
  });
  return watching;
}
