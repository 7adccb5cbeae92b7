import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * How many of a row's children fit into it, from the first one on; followed while the row changes its width.
 * @param content what the children show: another one is measured anew.
 */
export function useFitting(row: RefObject<HTMLElement | null>, content: unknown): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the children show decides how wide they are.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      let room = element.clientWidth;
      const children = [...element.children];
      const first = children.findIndex((child) => {
        room -= child.getBoundingClientRect().width;
        return room < 0;
      });
      setFitting(first < 0 ? children.length : first);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [row, content]);
  return fitting;
}
