/// <reference lib="dom" />

/** What the browser tells of a page while somebody uses it. Times in milliseconds. */
export type Told =
  /** An input, from the press until the page was drawn again (Event Timing). */
  | { kind: "input"; name: string; took: number }
  /** Work of 50 ms and more in one piece, during which nothing is answered. */
  | { kind: "task"; took: number }
  /** How much of what is in sight moved by itself, as a share of the window, and what moved most. */
  | { kind: "shift"; moved: number; what: string };

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
    // Moving the pointer is no interaction: nobody waits for its answer.
    if (numberOf(entry, "interactionId") > 0) tell({ kind: "input", name: entry.name, took: entry.duration });
  });
  follow("longtask", {}, ({ duration }) => tell({ kind: "task", took: duration }));
  follow("layout-shift", {}, (entry) => {
    if (Reflect.get(entry, "hadRecentInput") === true) return;
    tell({ kind: "shift", moved: numberOf(entry, "value"), what: whatMoved(entry) });
  });
}
