import { type RefObject, useLayoutEffect, useState } from "react";
import { textSize } from "#src/ui/theme/text-size.ts";

/**
 * The width of an element in multiples of the page's text size (rem), kept up to date; 0 until it is known. What is
 * decided by it holds at every text size that people choose in their browser.
 */
export function useTextWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => setWidth(Math.floor(observed.clientWidth / textSize()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
