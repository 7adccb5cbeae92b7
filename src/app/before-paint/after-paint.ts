/** Requests the typefaces after the first paint, which needs the bandwidth of a slow line for itself. */
export function showTypefacesOncePainted(): void {
  afterFirstPaint(() => {
    document.documentElement.dataset.painted = "";
  });
}

/** Loads the console's code on the prerendered sign-in page; the build puts its tags into a template. */
export function fetchConsoleOncePainted(): void {
  const aside = document.querySelector<HTMLTemplateElement>("#console-code");
  if (!aside) return;
  // Moved, not copied, so that each file is fetched once.
  const fetchConsole = () => document.head.append(aside.content);
  // A hidden page is never painted.
  if (document.hidden || document.documentElement.dataset.prerendered === "unfit") fetchConsole();
  document.addEventListener("visibilitychange", fetchConsole);
  afterFirstPaint(fetchConsole);
}

function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length > 0) run();
  }).observe({ type: "paint", buffered: true });
}
