import { CancelDialog } from "#src/orders/cancel/CancelDialog.tsx";
import { PayDialog } from "#src/orders/pay/PayDialog.tsx";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import type { OrderDialogProps } from "./order-dialogs.ts";

/** What the address opens about an order besides its record: its payment, or the question whether to cancel it. */
export function OrderDialogs({ opened: { name, about: code }, onClose, onChanged }: OrderDialogProps) {
  useFocusReturn();
  if (name === "cancel") return <CancelDialog code={code} onClose={onClose} onChanged={onChanged} />;
  return <PayDialog code={code} onClose={onClose} onChanged={onChanged} />;
}
