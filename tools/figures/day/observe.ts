/// <reference lib="dom" />

/** A measurement by the browser while a page is used. Times in milliseconds. */
export type Observation =
  /** An input, from the press until the next paint (Event Timing). */
  | { kind: "input"; name: string; took: number }
  /** A task of 50 ms or more, which delays the response to inputs. */
  | { kind: "task"; took: number }
  /** A layout shift, as a share of the window, with the elements that moved most. */
  | { kind: "shift"; moved: number; what: string }
  /** Another screen, from the press or the last response that it waited for until it is shown. */
  | { kind: "screen"; took: number }
  /** Another screen, from the press until it is shown without placeholders. */
  | { kind: "whole"; took: number };

/** Runs in the page before its own scripts: passes the browser's measurements to `window.reportObservation`. */
export function observe(): void {
  const report: unknown = Reflect.get(window, "reportObservation");
  const send = (observation: object) => {
    if (typeof report === "function") void report(observation);
  };
  const numberOf = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name));
  /** The tag and class of the elements that moved. */
  const whatMoved = (entry: PerformanceEntry) => {
    const sources: unknown = Reflect.get(entry, "sources");
    const nodes = Array.isArray(sources) ? sources.map(({ node }) => node) : [];
    const names = nodes.map((node) =>
      node instanceof Element ? `${node.tagName} ${node.getAttribute("class") ?? ""}` : "text",
    );
    return names.slice(0, 3).join(", ");
  };
  const observeEntries = (type: string, options: object, handle: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(handle));
    observer.observe({ type, buffered: true, ...options });
    addEventListener("pagehide", () => observer.takeRecords().forEach(handle));
  };
  observeEntries("event", { durationThreshold: 16 }, (entry) => {
    // Moving the pointer is not an interaction for INP (Interaction to Next Paint).
    if (numberOf(entry, "interactionId") > 0) send({ kind: "input", name: entry.name, took: entry.duration });
  });
  const titles = () =>
    [...document.querySelectorAll("h1")].flatMap((title) => (title.checkVisibility() ? title.textContent : []));
  // The last screen stays visible until the next one is ready.
  const isNextScreenShown = (last: readonly string[]) =>
    titles().some((title) => !last.includes(title)) &&
    ![...document.querySelectorAll("[data-arriving]")].some((element) => element.checkVisibility());
  // Ten rounds have more requests than the browser's default buffer.
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
  const watchForScreen = (event: Event) => {
    stopLooking();
    const since = event.timeStamp;
    const last = titles();
    let isReported = false;
    let next = 0;
    const look = () => {
      // Read first, since looking at the page takes time too.
      const now = performance.now();
      next = 0;
      const isThere = isReported || isNextScreenShown(last);
      if (isThere && !isReported) send({ kind: "screen", took: now - Math.max(since, lastAnswer()) });
      isReported = isThere;
      if (!isThere || !isWhole()) return;
      send({ kind: "whole", took: now - since });
      stopLooking();
    };
    // Only in frames with changes, since looking in every frame would keep an idle page busy.
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
  for (const press of ["click", "keydown"]) addEventListener(press, watchForScreen, { capture: true });
  observeEntries("longtask", {}, ({ duration }) => send({ kind: "task", took: duration }));
  observeEntries("layout-shift", {}, (entry) => {
    if (Reflect.get(entry, "hadRecentInput") === true) return;
    send({ kind: "shift", moved: numberOf(entry, "value"), what: whatMoved(entry) });
  });
}
