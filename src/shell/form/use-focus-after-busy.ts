import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Gives a button its focus back once it is no longer busy, since a busy button is disabled and loses it. Who has gone
 * elsewhere meanwhile stays there.
 * @returns the button's `ref`.
 */
export function useFocusAfterBusy(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [busy]);
  return button;
}
