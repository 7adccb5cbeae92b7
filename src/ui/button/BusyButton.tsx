import { Button, type ButtonProps } from "#src/ui/button/Button.tsx";
import { useFocusAfterBusy } from "#src/ui/form/use-focus-after-busy.ts";

/** A button that waits for what it started, and has the focus again once that is over: with it, Escape still closes what it stands in. */
export function BusyButton({ busy, ...props }: Omit<ButtonProps, "loading"> & { busy: boolean }) {
  return <Button {...props} ref={useFocusAfterBusy(busy)} loading={busy} />;
}
