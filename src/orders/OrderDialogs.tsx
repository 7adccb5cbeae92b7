import { useFocusReturn } from "../shell/dialog/use-focus-return.ts";
import { CancelDialog } from "./cancel/CancelDialog.tsx";
import { DetailsDialog } from "./details/DetailsDialog.tsx";
import type { OpenOrder } from "./open-order.ts";
import { PayDialog } from "./pay/PayDialog.tsx";

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
