import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Gives a button its focus back once it is no longer busy, since a busy button is disabled and loses it. Who has gone
 * elsewhere meanwhile stays there.
 * @returns the button's `ref`.
 */
export function useFocusAfterBusy(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasTaken = useRef(false);

  useEffect(() => {
    const element = button.current;
    const remember = () => {
      wasTaken.current = element?.disabled ?? false;
    };
    element?.addEventListener("blur", remember);
    return () => element?.removeEventListener("blur", remember);
  }, []);

  // Before the answer is seen: whoever presses a key as soon as they see it presses it here.
  useLayoutEffect(() => {
    if (busy || !wasTaken.current) return;
    wasTaken.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [busy]);

  return button;
}
