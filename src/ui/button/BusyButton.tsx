import { Button, type ButtonProps, Classes, Spinner, SpinnerSize } from "@blueprintjs/core";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * A button with a busy state that gets its focus back afterwards, so that Escape still closes the dialog around it.
 * Blueprint's own `loading` says "loading" in English to screen readers.
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
 * Restores a button's focus once it is no longer busy, since disabling it took the focus; not if the focus is elsewhere by
 * then.
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

  // Before the paint, so that a key pressed on seeing the answer arrives here.
  useLayoutEffect(() => {
    if (busy || !wasTaken.current) return;
    wasTaken.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [busy]);

  return button;
}
