/** Loads the console's code on the prerendered sign-in page; the build puts its tags into a template. */
export function fetchConsoleAfterPaint(): void {
  const aside = document.querySelector<HTMLTemplateElement>("#console-code");
  if (!aside) return;
  // Moved, not copied, so that each file is fetched once.
  const fetchConsole = () => document.head.append(aside.content);
  // A hidden page is never painted.
  if (document.hidden || document.documentElement.dataset.prerendered === "unfit") fetchConsole();
  document.addEventListener("visibilitychange", fetchConsole);
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length > 0) fetchConsole();
  }).observe({ type: "paint", buffered: true });
}
