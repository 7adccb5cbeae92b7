import { savesData } from "#src/ui/lazy/saves-data.ts";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";
import { attachSite } from "./attach-site.ts";

/**
 * Delay between the first paint and the prefetch of the console, in milliseconds: browsers may be idle before everything is
 * painted, and report only the first paint.
 */
const LOOKED_AT = 500;

/** Runs on every prerendered public page. */
export function startSite(): void {
  attachSite();
  // Search engines need absolute URLs, which a build without SITE_ORIGIN cannot write.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')) link.href = String(link.href);
  // Prefetches the console when the page is idle, unless the visitor saves data.
  if (savesData()) return;
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  void Promise.all([loaded, contentDrawn()]).then(() => setTimeout(() => whenIdle(fetchAhead), LOOKED_AT));
}

/** Resolves at the first contentful paint. */
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
