/** Delay in browsers without requestIdleCallback, in milliseconds. */
const SOON = 200;

/** Runs a function when the page is idle. @returns cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const soon = setTimeout(act, SOON);
  return () => clearTimeout(soon);
}
