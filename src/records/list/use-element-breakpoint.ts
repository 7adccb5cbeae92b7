import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { rootFontSize } from "#src/ui/theme/root-font-size.ts";

/**
 * A layout choice by an element's width in rem, so that it holds at every text size; kept up to date.
 * @param decide maps a width in rem to the choice.
 * @param isNarrowed whether the component has made the element narrower: the observer's answer is painted one frame late.
 * @returns null until the element is measured, before the first paint.
 */
export function useElementBreakpoint<Answer extends string>(
  element: RefObject<HTMLElement | null>,
  decide: (width: number) => Answer,
  isNarrowed = false,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const measure = useEffectEvent(() => {
    if (element.current) setAnswer(decide(Math.floor(element.current.clientWidth / rootFontSize())));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: not after each render, since measuring takes a layout of all rows.
  useLayoutEffect(() => measure(), [decide, isNarrowed]);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return answer;
}
