import { askForConfig } from "#src/services/config-file.ts";
import { nextTask } from "#src/ui/progress/next-task.ts";
import { cannotStart } from "./cannot-start.ts";

/** Starts the console on a page that was rendered ahead, whose files before-paint.ts has asked for. */
async function start() {
  askForConfig();
  // One after the other, so that whoever types already is answered between. What cannot be had is said below.
  for (const href of document.documentElement.dataset.preload?.split(" ") ?? []) {
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
  await import("./main.tsx");
}

start().catch(cannotStart);
