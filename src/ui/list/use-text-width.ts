import { type RefObject, useLayoutEffect, useState } from "react";
import { textSize } from "#src/ui/theme/text-size.ts";

/** In this much room (rem), a little more or less decides nothing. */
const ROOMY = 60;

/** What was measured last, 0 before anything was: where one list stands, the next one does. */
let lastMeasured = 0;

/**
 * The width of an element in multiples of the page's text size (rem), kept up to date; 0 until it is known. What is
 * decided by it holds at every text size that people choose in their browser.
 * @param isNeeded whether what is drawn next depends on it. If not, and there is a lot of room, it is known once the
 *   browser has laid the page out: asked for sooner, it would have to do so for this alone.
 */
export function useTextWidth(element: RefObject<HTMLElement | null>, isNeeded: boolean): number {
  const [width, setWidth] = useState(lastMeasured);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => {
      lastMeasured = Math.floor(observed.clientWidth / textSize());
      setWidth(lastMeasured);
    };
    if (isNeeded || Math.min(lastMeasured || Infinity, window.innerWidth / textSize()) < ROOMY) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, isNeeded]);
  return width;
}
