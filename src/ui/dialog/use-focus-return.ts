import { useEffect, useState } from "react";

/**
 * Gives the focus back, once this view is gone, to what had it before. Where that is gone as well, the dialog below
 * takes it, or the screen's content, so that the keyboard never starts over from the top of the page.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) return before.focus();
      if (document.activeElement && document.activeElement !== document.body) return;
      const below = document.querySelector<HTMLElement>('[role="dialog"] h2') ?? document.getElementById("content");
      below?.focus({ preventScroll: true });
    },
    [before],
  );
}
