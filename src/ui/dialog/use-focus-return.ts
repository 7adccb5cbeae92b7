import { useEffect, useState } from "react";
import { contentElement } from "#src/ui/page/content.ts";
import { isModalOpen, topModal } from "./modal.ts";

/** Whether the screen below an open dialog changed, so that the dialog passes the focus to it when it closes. */
let contentFocusPending = false;

/**
 * Moves the focus to the content of a new screen; while a dialog is open, once that closes.
 */
export function focusContent(): void {
  contentFocusPending = isModalOpen();
  if (contentFocusPending) return;
  const content = contentElement();
  // Screen readers repeat the name only when the focus moves.
  content?.blur();
  content?.focus({ preventScroll: true });
}

/**
 * Restores the previous focus when this view unmounts. If that element is gone or hidden, or the screen changed, the dialog
 * below takes the focus, or the screen's content, so that the keyboard never restarts at the top of the page.
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
