import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
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
  const measure = useEffectEvent(() => {
    if (element.current) setAnswer(decide(Math.floor(element.current.clientWidth / rootFontSize())));
  });
  // After each render, since the observer's answer is painted one frame late.
  useLayoutEffect(() => measure());
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return answer;
}
