import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { paymentStateOf } from "#contracts/orders/payment-state.ts";
import { isOffered } from "#contracts/problem.ts";
import { isZero } from "#contracts/reader/decimal.ts";
import type { OrderPaymentActor, OrderPaymentSnapshot } from "#machines/orders/order-payment.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";

/** Asks whether to cancel an order (2.26, 4.4). Keeping it has the focus. */
export function CancelQuestion(props: {
  actor: OrderPaymentActor;
  snapshot: OrderPaymentSnapshot;
  onKept?: () => void;
}) {
  const { actor, snapshot, onKept } = props;
  const { t } = useTranslation("orders");
  const format = useFormat();
  const { code, order, problem } = snapshot.context;
  const { received = null, token = "" } = order?.payment ?? {};
  // Paid in full while the dialog is open: it cannot be cancelled any more.
  const isSeen = snapshot.matches({ payment: "pending" }) && order !== null && paymentStateOf(order) === "covered";
  const keep = () => {
    actor.send({ type: "CANCEL_DISMISSED" });
    onKept?.();
  };
  const canKeep = snapshot.can({ type: "CANCEL_DISMISSED" }) || onKept !== undefined;
  return (
    <ConsoleDialog
      role="alertdialog"
      size="small"
      title={
        isSeen ? t("pay.coveredTitle") : withUntranslated((exact) => t("pay.cancelAsk.title", { code: exact(code) }))
      }
      canClose={canKeep}
      onClose={keep}
    >
      <div className={css.body}>
        <p>{t(isSeen ? "pay.coveredCancel" : "pay.cancelAsk.text")}</p>
        {received !== null && !isZero(received) && !isSeen && (
          <p>
            {withUntranslated((exact) =>
              t("pay.cancelAsk.received", { amount: exact(format.amount(received, token)) }),
            )}
          </p>
        )}
        {problem && <ProblemNotice problem={problem} />}
        <div className={css.foot}>
          <Button autoFocus disabled={!canKeep} onClick={keep}>
            {t(isSeen ? "pay.close" : "pay.cancelAsk.keep")}
          </Button>
          {!isSeen && (
            <BusyButton
              intent="danger"
              busy={snapshot.matches({ payment: "cancelling" })}
              // Not by `can`: after a refusal the list asks once more, and the button would lose the focus meanwhile.
              disabled={snapshot.matches({ payment: "unknown" }) || !isOffered(problem)}
              onClick={() => actor.send({ type: "CANCEL_CONFIRMED" })}
            >
              {t("pay.cancelAsk.confirm")}
            </BusyButton>
          )}
        </div>
      </div>
    </ConsoleDialog>
  );
}
