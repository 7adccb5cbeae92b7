import { atRest } from "#src/ui/lazy/at-rest.ts";
import { savesData } from "#src/ui/lazy/saves-data.ts";
import { attachSite } from "./attach-site.ts";

/**
 * How long a page that is loaded and drawn is looked at before anything is fetched ahead, in milliseconds: the browser may
 * be idle before all of it is drawn, and says no more than when its first content was.
 */
const LOOKED_AT = 500;

/** Everything that runs on every prerendered public page. */
export function startSite(): void {
  attachSite();
  // Search engines want whole addresses, and a build that was not told its origin can't write them.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')) link.href = String(link.href);
  // The console's code is fetched ahead once the page rests, unless the visitor wants to save data.
  if (savesData()) return;
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  void Promise.all([loaded, contentDrawn()]).then(() => setTimeout(() => atRest(fetchAhead), LOOKED_AT));
}

/** Until something can be read or seen, which the bare background before it is not. */
function contentDrawn() {
  return new Promise<void>((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
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
