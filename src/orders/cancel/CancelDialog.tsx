import { useEffect } from "react";
import { useOrderPayment } from "#src/orders/pay/use-order-payment.ts";
import { CancelQuestion } from "./CancelQuestion.tsx";

/** Cancelling an order from the list, without the pay dialog around the question (2.26). */
export function CancelDialog({
  code,
  onClose,
  onChanged,
}: {
  code: string;
  onClose: () => void;
  onChanged: () => void;
}) {
  const { actor, snapshot } = useOrderPayment(code, onChanged);
  const askable = snapshot.can({ type: "CANCEL_REQUESTED" });
  const beyond = !snapshot.matches({ payment: "unknown" }) && !snapshot.matches({ payment: "pending" });
  const done = (beyond && !snapshot.hasTag("busy")) || snapshot.matches({ poll: "stopped", payment: "unknown" });

  useEffect(() => {
    if (askable) actor.send({ type: "CANCEL_REQUESTED" });
  }, [actor, askable]);
  useEffect(() => {
    // Cancelled, or no longer cancellable: the list says what the order is now.
    if (done) onClose();
  }, [done, onClose]);

  return (
    <div data-machine="orderPayment" data-state={JSON.stringify(snapshot.value)}>
      <CancelQuestion actor={actor} snapshot={snapshot} onKept={onClose} />
    </div>
  );
}
