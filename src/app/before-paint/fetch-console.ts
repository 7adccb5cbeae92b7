/** Fetches the console's code on the prerendered sign-in page, which the build puts aside in a template. */
export function fetchConsoleAfterPaint(): void {
  const aside = document.querySelector<HTMLTemplateElement>("#console-code");
  if (!aside) return;
  // Moved, and thus fetched once.
  const fetchConsole = () => document.head.append(aside.content);
  // A page that shows nothing is never painted.
  if (document.hidden || document.documentElement.dataset.prerendered === "unfit") fetchConsole();
  document.addEventListener("visibilitychange", fetchConsole);
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length > 0) fetchConsole();
  }).observe({ type: "paint", buffered: true });
}
