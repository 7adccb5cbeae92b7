import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useServices } from "#src/services/services.ts";
import { blueprint } from "#src/ui/blueprint.ts";

/**
 * Restores the focus when the dialog of 8.3 closes. Blueprint cannot: the dialog opens while the pressed button is busy,
 * and a disabled button has no focus.
 */
export function useRestoreFocus(): void {
  const asking = useSelector(useServices().session, (current) => current.matches({ ending: "asking" }));
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isInEndedDialog(target) && !isFocusTrap(target)) last.current = target;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  useEffect(() => {
    if (!asking) return;
    return () => {
      // After the dialog has released the focus.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        const isNowhere =
          activeElement === document.body || isInEndedDialog(activeElement) || isFocusTrap(activeElement);
        if (isNowhere && last.current instanceof HTMLElement) last.current.focus();
      });
    };
  }, [asking]);
}

/** Blueprint focuses the trap of the dialog below. */
function isFocusTrap(element: Element | null): boolean {
  return (
    element?.matches(`.${blueprint("overlay-start-focus-trap")}, .${blueprint("overlay-end-focus-trap")}`) ?? false
  );
}

/** Whether an element is in the dialog, or one of its focus trap's elements. */
function isInEndedDialog(element: Element | null): boolean {
  return Boolean(element?.closest(`.${blueprint("portal")}`)?.querySelector('[role="alertdialog"]'));
}
