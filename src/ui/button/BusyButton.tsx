import { Button, type ButtonProps, Classes, Spinner, SpinnerSize } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { useFocusAfterBusy } from "#src/ui/form/use-focus-after-busy.ts";

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
