import { Button, type ButtonProps, Classes, Spinner, SpinnerSize } from "@blueprintjs/core";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * A button with a busy state, in which it does nothing. It keeps the focus, which a disabled button would lose, so that
 * Escape still closes the dialog around it. Blueprint's own `loading` disables it, and says "loading" in English.
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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What went wrong may be shown above the button.
    if (!busy && button.current === document.activeElement) button.current?.scrollIntoView({ block: "nearest" });
  }, [busy]);
  return (
    <Button
      {...props}
      ref={button}
      className={busy ? `${className} ${Classes.LOADING}` : className}
      disabled={disabled && !busy}
      endIcon={busy ? spinner : endIcon}
      {...(busy && { "aria-disabled": true, onClick: doNothing })}
    />
  );
}

function doNothing(event: MouseEvent) {
  // Keeps the form around the button from being submitted.
  event.preventDefault();
}
