import { CancelDialog } from "#src/orders/cancel/CancelDialog.tsx";
import { DetailsDialog } from "#src/orders/details/DetailsDialog.tsx";
import { PayDialog } from "#src/orders/pay/PayDialog.tsx";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import type { OrderDialogProps } from "./order-dialogs.ts";

/** What the address opens about an order: its details, its payment, or the question whether to cancel it. */
export function OrderDialogs({ opened, onOpen, onClose, onChanged }: OrderDialogProps) {
  const { name, about: code } = opened;
  useFocusReturn();
  switch (name) {
    case "open":
      return <DetailsDialog code={code} onClose={onClose} onPay={() => onOpen("pay", code)} />;
    case "pay":
      return <PayDialog code={code} onClose={onClose} onChanged={onChanged} />;
    case "cancel":
      return <CancelDialog code={code} onClose={onClose} onChanged={onChanged} />;
  }
}
