/**
 * Starts the console on a page that was rendered ahead: fetched once the page has been painted, since it can be read,
 * and typed into, before any of this runs. A tab in the background is not painted and does not wait.
 */
function start() {
  for (const href of document.documentElement.dataset.wakes?.split(" ") ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  void import("./main.tsx");
}

if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
