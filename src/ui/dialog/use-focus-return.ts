import { useEffect, useState } from "react";
import { contentElement } from "#src/ui/page/content.ts";
import { isModalOpen, topModal } from "./modal.ts";

/** Whether another screen came below a dialog, and is where the focus belongs once that closes. */
let contentFocusPending = false;

/**
 * Moves the focus to the content of a screen that has just come. Where a dialog stands above it, somebody types there: it
 * gives the focus to the content when it closes, instead of what had it before.
 */
export function focusContent(): void {
  contentFocusPending = isModalOpen();
  if (contentFocusPending) return;
  const content = contentElement();
  // What has the focus already would not be said again, though it has another name by now.
  content?.blur();
  content?.focus({ preventScroll: true });
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
      const isOwed = contentFocusPending && !isModalOpen();
      if (isOwed) contentFocusPending = false;
      else if (before instanceof HTMLElement && before !== document.body && before.checkVisibility())
        return before.focus();
      if (!isOwed && document.activeElement && document.activeElement !== document.body) return;
      const beside = document.querySelector('[role="dialog"]:not([aria-modal="true"])');
      const below = isOwed ? null : (topModal() ?? beside)?.querySelector("h2");
      const next = below ?? contentElement();
      next?.focus({ preventScroll: true });
    },
    [before],
  );
}
