import type { EventFrom } from "xstate";
import type { ReleaseActor } from "#machines/shell/release.ts";
import { isStorageBlocked } from "#src/ui/browser/storage.ts";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";
import { fetchOnce } from "#src/ui/lazy/fetch-once.ts";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";
import { createStore, type Readable } from "#src/ui/store/store.ts";

/**
 * Watches for a newer release, from when the page rests: the code for it comes then, or as soon as the page is seen again or
 * a part of the console is missing.
 */
export function watchReleaseLater(): Readable<ReleaseActor | null> {
  const watching = createStore<ReleaseActor | null>(null);
  const begin = fetchOnce(async () => watching.set((await import("./provide/release.ts")).watchRelease()));
  // Where it cannot be had, the next part that is missing asks for it again.
  const tryToBegin = () => begin().catch(() => undefined);
  const tell = async (event: EventFrom<ReleaseActor>) => {
    await tryToBegin();
    watching.get()?.send(event);
  };
  whenIdle(() => void tryToBegin());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void tell({ type: "TAB_SHOWN" });
  });
  // Vite says so whenever a part of the console cannot be fetched.
  addEventListener("vite:preloadError", () => {
    void tell({ type: "PART_MISSING", unsavedInput: hasUnsavedInput() || isStorageBlocked.get() });
  });
  return watching;
}
