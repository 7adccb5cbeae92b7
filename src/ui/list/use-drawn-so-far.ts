import { startTransition, useEffect, useState } from "react";

/** About as many rows as a window shows, and as many as are drawn in one go without holding up what somebody does. */
const AT_ONCE = 12;
/** Those below the window, which nobody waits for: the more at a time, the less often the table is laid out and painted. */
const BELOW = 22;
/** The first ones of a list are drawn while its other parts are as well, and by code that never ran before. */
const FIRST = 4;

/**
 * How many rows of a page are drawn: those in sight at once, the others soon after, a few at a time. Rows that were there
 * before stay.
 * @param codes what the rows are known by, in their order.
 * @param wait does something after what was drawn last; returns what calls it off.
 */
export function useDrawnSoFar(codes: readonly string[], wait: (run: () => void) => () => void = inNextTask): number {
  const [known, setKnown] = useState(codes);
  const [drawn, setDrawn] = useState(FIRST);
  const isSame = known.length === codes.length && known.every((code, index) => code === codes[index]);
  if (!isSame) {
    setKnown(codes);
    if (isAnotherPage(known.slice(0, drawn), codes)) setDrawn(AT_ONCE);
  }
  const isWhole = drawn >= codes.length;
  useEffect(() => {
    if (isWhole) return;
    // After what is in sight was painted.
    return wait(() => startTransition(() => setDrawn((before) => before + (before < AT_ONCE ? AT_ONCE : BELOW))));
  });
  return drawn;
}

function inNextTask(run: () => void): () => void {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

/** Whether none of the rows was drawn before. A page that is brought up to date keeps most of its rows, and all are drawn. */
export function isAnotherPage(before: readonly string[], codes: readonly string[]): boolean {
  const drawn = new Set(before);
  return !codes.some((code) => drawn.has(code));
}
