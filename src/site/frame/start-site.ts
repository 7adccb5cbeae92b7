import { savesData } from "#src/ui/lazy/saves-data.ts";
import { attachSite } from "./attach-site.ts";

/**
 * How long after it was loaded a page is looked at before anything is fetched ahead, in milliseconds: on a quick line it is
 * loaded, and the browser idle, before all of it is drawn.
 */
const LOOKED_AT = 500;

/** Everything that runs on every prerendered public page. */
export function startSite(): void {
  attachSite();
  // Search engines want whole addresses, and a build that was not told its origin can't write them.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')) link.href = String(link.href);
  // The console's code is fetched ahead once the page rests, unless the visitor wants to save data.
  if (savesData()) return;
  addEventListener("load", () => {
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead), LOOKED_AT);
  });
}

function fetchAhead() {
  for (const address of document.body.dataset.ahead?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = address;
    document.head.append(link);
  }
}
