import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useServices } from "#src/services/services.ts";
import { blueprint } from "#src/ui/blueprint.ts";

/**
 * Gives the focus back, once the dialog of 8.3 is closed, to what had it last below. The dialog itself cannot know that:
 * it comes by itself while the button that was pressed is still busy, and a busy button holds no focus.
 */
export function useRestoreFocus(): void {
  const asking = useSelector(useServices().session, (current) => current.matches({ ending: "asking" }));
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isInEndedDialog(target)) last.current = target;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  useEffect(() => {
    if (!asking) return;
    return () => {
      // Once the dialog has released it.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        const isNowhere = activeElement === document.body || isInEndedDialog(activeElement);
        if (isNowhere && last.current instanceof HTMLElement) last.current.focus();
      });
    };
  }, [asking]);
}

/** Whether this is the dialog, within it, or one of the stops that keep the focus there. */
function isInEndedDialog(element: Element | null): boolean {
  return Boolean(element?.closest(`.${blueprint("portal")}`)?.querySelector('[role="alertdialog"]'));
}
