/** How long a browser that does not tell when it rests is given, in milliseconds. */
const SOON = 200;

/** Does something once the page has come and rests. @returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const soon = setTimeout(act, SOON);
  return () => clearTimeout(soon);
}
