/** How wide a column of a table is, where the merchant made it wider or narrower than its text. */
import type { CSSProperties, PointerEvent } from "react";
import { COLUMN_WIDTHS } from "#machines/shell/column-layout.ts";
import { textSize } from "#src/ui/theme/text-size.ts";

/** What holds back long texts of the column follows `--column-width`; nothing that is money becomes narrower than it is. */
export function widthOf({ width }: { width?: number }): CSSProperties | undefined {
  if (width === undefined) return undefined;
  const wide = `${width}rem`;
  return { width: wide, "--column-width": `calc(${wide} - 2 * var(--space-3))` } as CSSProperties;
}

/**
 * Follows the pointer from a header's edge until it is let go.
 * @param onSized told at the end how wide (rem) the column was made.
 */
export function startResize(event: PointerEvent<HTMLElement>, onSized: (width: number) => void): void {
  const handle = event.currentTarget;
  const header = handle.parentElement;
  if (!header || event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  handle.setPointerCapture(event.pointerId);
  handle.dataset.held = "true";
  const from = event.clientX;
  const [before, isRightToLeft] = [header.offsetWidth, getComputedStyle(header).direction === "rtl"];
  let width: number | null = null;
  const follow = ({ clientX }: { clientX: number }) => {
    const moved = (clientX - from) * (isRightToLeft ? -1 : 1);
    const rem = Math.round((before + moved) / textSize() / COLUMN_WIDTHS.step) * COLUMN_WIDTHS.step;
    width = Math.min(Math.max(rem, COLUMN_WIDTHS.min), COLUMN_WIDTHS.max);
    header.style.width = `${width}rem`;
  };
  const end = () => {
    handle.removeEventListener("pointermove", follow);
    delete handle.dataset.held;
    if (width !== null) onSized(width);
  };
  handle.addEventListener("pointermove", follow);
  handle.addEventListener("lostpointercapture", end, { once: true });
}
