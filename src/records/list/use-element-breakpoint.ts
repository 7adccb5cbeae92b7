import { type RefObject, useLayoutEffect, useState } from "react";
import { rootFontSize } from "#src/ui/theme/root-font-size.ts";

/**
 * A layout choice by an element's width in rem, so that it holds at every text size; kept up to date.
 * @param decide maps a width in rem to the choice.
 * @returns null until the element is measured, before the first paint.
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
