import { askForConfig } from "#src/services/config-file.ts";
import { cannotStart } from "./cannot-start.ts";
import { nextTask } from "./next-task.ts";

/**
 * Starts the console on a page that was rendered ahead: fetched once the page has been painted, since it can be read,
 * and typed into, before any of this runs. A tab in the background is not painted and does not wait.
 */
async function start() {
  askForConfig();
  const files = document.documentElement.dataset.preload?.split(" ") ?? [];
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  // One after the other, so that whoever types already is answered between. What cannot be had is said below.
  for (const href of files) {
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
  await import("./main.tsx");
}

const tryToStart = () => void start().catch(cannotStart);
if (document.hidden) tryToStart();
else requestAnimationFrame(() => setTimeout(tryToStart));
