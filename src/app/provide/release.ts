import { createActor, fromPromise } from "xstate";
import * as z from "zod/mini";
import { type ReleaseActor, release } from "#machines/shell/release.ts";
import { storedText } from "#src/services/stored.ts";
import { withBasePath } from "#src/ui/browser/base-path.ts";
import { isStorageBlocked } from "#src/ui/browser/storage.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";

/** The release that this tab was last reloaded for, against a reload loop. */
const reloadedFor = storedText("reloaded-for-release");

const published = z.object({ release: z.string().check(z.minLength(1)) });

/** Watches for a newer release (`version.json`); not in development, where pages have no release id. */
export function watchRelease(): ReleaseActor | null {
  const running = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
  if (!running) return null;
  let isRemembered = true;
  return createActor(
    release.provide({
      actors: { loadPublished: fromPromise(({ signal }) => loadPublished(signal)) },
      actions: {
        storeReload: (_, id) => {
          reloadedFor.write(id);
          isRemembered = !isStorageBlocked.get();
        },
        // Without storage the page would reload in a loop.
        reloadPage: ({ self }) => {
          if (isRemembered) return location.reload();
          isRemembered = true;
          self.send({ type: "PAGE_STAYED" });
        },
      },
    }),
    { input: { running, reloadedFor: reloadedFor.read() ?? "" }, ...inspectOption() },
  ).start();
}

/** Fetches the released version, bypassing caches. @throws when it cannot be read. */
async function loadPublished(signal: AbortSignal): Promise<string> {
  const response = await fetch(withBasePath("/version.json"), {
    cache: "no-store",
    credentials: "same-origin",
    signal,
  });
  if (!response.ok) throw new Error(`version.json: ${response.status}`);
  const read = published.safeParse(await response.json());
  if (!read.success) throw new Error("version.json names no release");
  return read.data.release;
}
