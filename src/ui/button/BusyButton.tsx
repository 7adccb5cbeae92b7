import { Button, type ButtonProps, Classes, Spinner, SpinnerSize } from "@blueprintjs/core";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * A button that waits for what it started, and has the focus again once that is over: with it, Escape still closes what
 * it stands in. Blueprint's own `loading` says "loading" in English to screen readers.
 */
export function BusyButton({
  busy,
  endIcon,
  className = "",
  disabled = false,
  ...props
}: Omit<ButtonProps, "loading"> & { busy: boolean }) {
  const { t } = useTranslation("shell");
  const spinner = (
    <Spinner className={Classes.BUTTON_SPINNER} size={SpinnerSize.SMALL} aria-label={t("word.oneMoment")} />
  );
  return (
    <Button
      {...props}
      ref={useFocusAfterBusy(busy)}
      className={busy ? `${className} ${Classes.LOADING}` : className}
      disabled={disabled || busy}
      endIcon={busy ? spinner : endIcon}
    />
  );
}

/**
 * Gives a button its focus back once it is no longer busy, since a busy button is disabled and loses it. Who has gone
 * elsewhere meanwhile stays there.
 * @returns the button's `ref`.
 */
function useFocusAfterBusy(busy: boolean): RefObject<HTMLButtonElement | null> {
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

  // Before the answer is painted, so that a key pressed on seeing it arrives here.
  useLayoutEffect(() => {
    if (busy || !wasTaken.current) return;
    wasTaken.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [busy]);

  return button;
}
