import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * On which sides a row holds more than it shows; followed while it is scrolled and while it or what it holds changes.
 * @param content what the row holds: another one is measured anew.
 */
export function useOverflow(row: RefObject<HTMLElement | null>, content: unknown) {
  const [sides, setSides] = useState({ before: false, after: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the row holds decides how wide that is.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Where the display is enlarged, the end is reached within a pixel.
      const [before, after] = [scrollLeft > 1, scrollLeft < scrollWidth - clientWidth - 1];
      setSides((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [row, content]);
  return sides;
}
