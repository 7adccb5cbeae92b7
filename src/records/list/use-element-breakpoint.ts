import { type RefObject, useLayoutEffect, useState } from "react";
import { rootFontSize } from "#src/ui/theme/root-font-size.ts";

/**
 * What follows from the width of an element in multiples of the page's text size (rem), kept up to date: it holds at every
 * text size that people choose in their browser.
 * @param decide what follows from a width.
 * @returns null until the element has been measured, which is before anything is painted.
 */
export function useElementBreakpoint<Answer extends string>(
  element: RefObject<HTMLElement | null>,
  decide: (width: number) => Answer,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => setAnswer(decide(Math.floor(observed.clientWidth / rootFontSize())));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, decide]);
  return answer;
}
