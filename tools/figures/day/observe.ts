/// <reference lib="dom" />

/** What the browser tells of a page while somebody uses it. Times in milliseconds. */
export type Observation =
  /** An input, from the press until the page was drawn again (Event Timing). */
  | { kind: "input"; name: string; took: number }
  /** Work of 50 ms and more in one piece, during which nothing is answered. */
  | { kind: "task"; took: number }
  /** How much of what is in sight moved by itself, as a share of the window, and what moved most. */
  | { kind: "shift"; moved: number; what: string }
  /** Another screen, from the press, or from the last answer of the service that it waited for, until it stands. */
  | { kind: "screen"; took: number }
  /** The same from the press alone, until nothing stands there any more in place of what is to come. */
  | { kind: "whole"; took: number };

/** Runs in the page before its own scripts: hands over what the browser tells, as soon as it does, to `window.hear`. */
export function observe(): void {
  const hear: unknown = Reflect.get(window, "hear");
  const tell = (told: object) => {
    if (typeof hear === "function") void hear(told);
  };
  const numberOf = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name));
  /** The name of what moved, as short as a stylesheet would say it. */
  const whatMoved = (entry: PerformanceEntry) => {
    const sources: unknown = Reflect.get(entry, "sources");
    const nodes = Array.isArray(sources) ? sources.map(({ node }) => node) : [];
    const names = nodes.map((node) =>
      node instanceof Element ? `${node.tagName} ${node.getAttribute("class") ?? ""}` : "text",
    );
    return names.slice(0, 3).join(", ");
  };
  const follow = (type: string, options: object, see: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
    observer.observe({ type, buffered: true, ...options });
    addEventListener("pagehide", () => observer.takeRecords().forEach(see));
  };
  follow("event", { durationThreshold: 16 }, (entry) => {
    // Moving the pointer is no interaction in the sense of INP.
    if (numberOf(entry, "interactionId") > 0) tell({ kind: "input", name: entry.name, took: entry.duration });
  });
  const titles = () =>
    [...document.querySelectorAll("h1")].flatMap((title) => (title.checkVisibility() ? title.textContent : []));
  // The last screen stays until the next one can be shown.
  const stands = (last: readonly string[]) =>
    titles().some((title) => !last.includes(title)) &&
    ![...document.querySelectorAll("[data-arriving]")].some((element) => element.checkVisibility());
  // In ten rounds there are more than a browser notes by itself.
  performance.setResourceTimingBufferSize(1e6);
  const lastAnswer = () =>
    Math.max(
      0,
      ...performance.getEntriesByType("resource").map((entry) => {
        return new URL(entry.name).pathname.startsWith("/api/") ? numberOf(entry, "responseEnd") : 0;
      }),
    );
  const isWhole = () => ![...document.querySelectorAll('[class*="keleton"]')].some((one) => one.checkVisibility());
  let stopLooking = () => {};
  const lookOut = (event: Event) => {
    stopLooking();
    const since = event.timeStamp;
    const last = titles();
    let isTold = false;
    let next = 0;
    const look = () => {
      // Before it looks, which takes a while by itself.
      const now = performance.now();
      next = 0;
      const isThere = isTold || stands(last);
      if (isThere && !isTold) tell({ kind: "screen", took: now - Math.max(since, lastAnswer()) });
      isTold = isThere;
      if (!isThere || !isWhole()) return;
      tell({ kind: "whole", took: now - since });
      stopLooking();
    };
    // In the frames in which something has changed: a page that rests would otherwise be kept busy by this alone.
    const lookNext = () => {
      next ||= requestAnimationFrame(look);
    };
    const changes = new MutationObserver(lookNext);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    stopLooking = () => {
      changes.disconnect();
      cancelAnimationFrame(next);
    };
    lookNext();
  };
  for (const press of ["click", "keydown"]) addEventListener(press, lookOut, { capture: true });
  follow("longtask", {}, ({ duration }) => tell({ kind: "task", took: duration }));
  follow("layout-shift", {}, (entry) => {
    if (Reflect.get(entry, "hadRecentInput") === true) return;
    tell({ kind: "shift", moved: numberOf(entry, "value"), what: whatMoved(entry) });
  });
}
