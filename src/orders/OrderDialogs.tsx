import { CancelDialog } from "#src/orders/cancel/CancelDialog.tsx";
import { DetailsDialog } from "#src/orders/details/DetailsDialog.tsx";
import { PayDialog } from "#src/orders/pay/PayDialog.tsx";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import type { OpenOrder } from "./open-order.ts";

/** What the address opens about an order: its details, its payment, or the question whether to cancel it. */
export function OrderDialogs(props: {
  opened: OpenOrder;
  onOpen: (order: OpenOrder) => void;
  onClose: () => void;
  /** The order became another: what shows it should look again. */
  onChanged: () => void;
}) {
  const { opened, onOpen, onClose, onChanged } = props;
  const { purpose, code } = opened;
  useFocusReturn();
  // Another order is another dialog, with nothing left of the one before.
  switch (purpose) {
    case "open":
      return <DetailsDialog key={code} code={code} onClose={onClose} onPay={() => onOpen({ purpose: "pay", code })} />;
    case "pay":
      return <PayDialog key={code} code={code} onClose={onClose} onChanged={onChanged} />;
    case "cancel":
      return <CancelDialog key={code} code={code} onClose={onClose} onChanged={onChanged} />;
  }
}
