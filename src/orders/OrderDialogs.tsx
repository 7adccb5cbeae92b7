import { useEffect } from "react";
import { CancelQuestion } from "#src/orders/cancel/CancelQuestion.tsx";
import { PayDialog } from "#src/orders/pay/PayDialog.tsx";
import { useOrderPayment } from "#src/orders/pay/use-order-payment.ts";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import type { OrderDialogProps } from "./order-dialogs.ts";

/** An order's dialogs that the address opens: its payment, or the question whether to cancel it. */
export function OrderDialogs({ opened: { name, id: code }, onClose, onChanged }: OrderDialogProps) {
  useFocusReturn();
  if (name === "cancel") return <CancelDialog code={code} onClose={onClose} onChanged={onChanged} />;
  return <PayDialog code={code} onClose={onClose} onChanged={onChanged} />;
}

/** Cancels an order from the list, without the pay dialog (2.26). */
function CancelDialog(props: { code: string; onClose: () => void; onChanged: () => void }) {
  const { code, onClose, onChanged } = props;
  const { actor, snapshot } = useOrderPayment(code, onChanged);
  const askable = snapshot.can({ type: "CANCEL_REQUESTED" });
  const beyond = !snapshot.matches({ payment: "unknown" }) && !snapshot.matches({ payment: "pending" });
  const done = (beyond && !snapshot.hasTag("busy")) || snapshot.matches({ poll: "stopped", payment: "unknown" });

  useEffect(() => {
    if (askable) actor.send({ type: "CANCEL_REQUESTED" });
  }, [actor, askable]);
  useEffect(() => {
    // Cancelled, or no longer cancellable: the list shows the new status.
    if (done) onClose();
  }, [done, onClose]);

  return (
    <div data-machine="orderPayment" data-state={JSON.stringify(snapshot.value)}>
      <CancelQuestion actor={actor} snapshot={snapshot} onKept={onClose} />
    </div>
  );
}
