type Watched = { send: (event: { type: "TAB_HIDDEN" } | { type: "TAB_SHOWN" }) => void };

/**
 * Tells a machine whether the browser's tab is in front, now and whenever that changes.
 * @returns what ends it.
 */
export function reportVisibility(machine: Watched): () => void {
  const report = () => machine.send({ type: document.hidden ? "TAB_HIDDEN" : "TAB_SHOWN" });
  report();
  document.addEventListener("visibilitychange", report);
  return () => document.removeEventListener("visibilitychange", report);
}
