import { createActor, fromPromise } from "xstate";
import * as z from "zod/mini";
import { type ReleaseActor, release } from "#machines/shell/release.ts";
import { storedText } from "#src/services/stored.ts";
import { placed } from "#src/ui/browser/base-path.ts";
import { isStorageBlocked } from "#src/ui/browser/storage.ts";
import { inspected } from "#src/ui/machine/inspected.ts";

/** The release for which this tab was reloaded last, so that it is not reloaded for the same one for ever. */
const reloadedFor = storedText("reloaded-for-release");

const published = z.object({ release: z.string().check(z.minLength(1)) });

/** Watches for a newer release (`version.json`). While developing, pages name no release, and nothing is watched. */
export function watchRelease(): ReleaseActor | null {
  const running = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
  if (!running) return null;
  let isRemembered = true;
  return createActor(
    release.provide({
      actors: { loadPublished: fromPromise(({ signal }) => loadPublished(signal)) },
      actions: {
        rememberReload: (_, id) => {
          reloadedFor.write(id);
          isRemembered = !isStorageBlocked.get();
        },
        // A page that cannot remember that it reloaded itself would do so for ever.
        reloadPage: ({ self }) => {
          if (isRemembered) return location.reload();
          isRemembered = true;
          self.send({ type: "PAGE_STAYED" });
        },
      },
    }),
    { input: { running, reloadedFor: reloadedFor.read() ?? "" }, ...inspected() },
  ).start();
}

/** Asks past every cache which release is out. @throws when that cannot be learnt. */
async function loadPublished(signal: AbortSignal): Promise<string> {
  const response = await fetch(placed("/version.json"), {
    cache: "no-store",
    credentials: "same-origin",
    signal,
  });
  if (!response.ok) throw new Error(`version.json: ${response.status}`);
  const read = published.safeParse(await response.json());
  if (!read.success) throw new Error("version.json names no release");
  return read.data.release;
}
