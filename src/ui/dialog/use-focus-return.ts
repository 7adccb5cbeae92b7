import { useEffect, useState } from "react";
import { isModalOpen } from "./is-dialog-open.ts";

/** The id of what every layout calls its content. */
export const CONTENT = "content";

/** Whether another screen came below a dialog, and is where the focus belongs once that closes. */
let isOwedToContent = false;

/** The dialog that is open gives the focus to the content when it closes, instead of what had it before. */
export function leaveToContent(): void {
  isOwedToContent = true;
}

/**
 * Gives the focus back, once this view is gone, to what had it before. Where that is gone or out of sight as well, or
 * another screen came meanwhile, the dialog below takes it, or the screen's content, so that the keyboard never starts over
 * from the top of the page.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isOwed = isOwedToContent && !isModalOpen();
      if (isOwed) isOwedToContent = false;
      else if (before instanceof HTMLElement && before !== document.body && before.checkVisibility())
        return before.focus();
      if (!isOwed && document.activeElement && document.activeElement !== document.body) return;
      const below = isOwed ? null : document.querySelector<HTMLElement>('[role="dialog"] h2');
      const next = below ?? document.getElementById(CONTENT);
      next?.focus({ preventScroll: true });
    },
    [before],
  );
}
