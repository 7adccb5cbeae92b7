import type { MouseEvent } from "react";

/** Whether a click is on the row itself: not on a control in it, and not the end of selecting text. */
export function isPlainClick({ target, shiftKey, ctrlKey, metaKey }: MouseEvent<HTMLElement>): boolean {
  if (shiftKey || ctrlKey || metaKey || !(target instanceof Element)) return false;
  if (target.closest("a, button, input, select, textarea, label")) return false;
  return window.getSelection()?.isCollapsed !== false;
}
