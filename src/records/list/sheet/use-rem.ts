import { type RefObject, useLayoutEffect, useState } from "react";
import { textSize } from "#src/ui/theme/text-size.ts";

/** One rem in CSS pixels, kept up to date. @param ruler an element whose size follows it. */
export function useRem(ruler: RefObject<HTMLElement | null>): number {
  const [rem, setRem] = useState(textSize);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setRem(textSize()));
    if (ruler.current) observer.observe(ruler.current);
    return () => observer.disconnect();
  }, [ruler]);
  return rem;
}
