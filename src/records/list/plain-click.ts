import type { MouseEvent } from "react";

/** A click that means the row: not one of its buttons and links, and not the end of selecting text. */
export function isPlainClick({ target, shiftKey, ctrlKey, metaKey }: MouseEvent<HTMLElement>): boolean {
  if (shiftKey || ctrlKey || metaKey || !(target instanceof Element)) return false;
  if (target.closest("a, button, input, select, textarea, label")) return false;
  return window.getSelection()?.isCollapsed !== false;
}
