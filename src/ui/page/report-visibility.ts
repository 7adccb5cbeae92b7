type Watched = { send: (event: { type: "TAB_HIDDEN" } | { type: "TAB_SHOWN" }) => void };

/**
 * Sends a machine TAB_SHOWN or TAB_HIDDEN at once and on each change of the page's visibility.
 * @returns stops it.
 */
export function reportVisibility(machine: Watched): () => void {
  const report = () => machine.send({ type: document.hidden ? "TAB_HIDDEN" : "TAB_SHOWN" });
  report();
  document.addEventListener("visibilitychange", report);
  return () => document.removeEventListener("visibilitychange", report);
}
