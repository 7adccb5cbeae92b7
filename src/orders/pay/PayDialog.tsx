import { Button } from "@blueprintjs/core";
import { memo, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type Order, payStatus } from "#contracts/orders/order.ts";
import { isWaitingForRest, paymentStateOf } from "#contracts/orders/payment-state.ts";
import type { OrderPaymentActor } from "#machines/orders/order-payment.ts";
import { CancelQuestion } from "#src/orders/cancel/CancelQuestion.tsx";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { DifferenceText } from "./DifferenceText.tsx";
import { PayActions } from "./PayActions.tsx";
import { PayInstructions } from "./PayInstructions.tsx";
import { PayOutcome } from "./PayOutcome.tsx";
import { ReceivedTransfers } from "./ReceivedTransfers.tsx";
import { useOrderPayment } from "./use-order-payment.ts";

/** Paying an order (2.26, 4.4): instructions, received transfers and the outcome. */
export function PayDialog({ code, onClose, onChanged }: { code: string; onClose: () => void; onChanged: () => void }) {
  const { t } = useTranslation("orders");
  const { actor, snapshot } = useOrderPayment(code, onChanged);
  const { order, problem, pollProblem } = snapshot.context;
  const asking = snapshot.matches({ payment: { pending: "confirmingCancel" } });
  const endWindow = useCallback(() => actor.send({ type: "PAYMENT_WINDOW_ENDED" }), [actor]);
  const cancelling = snapshot.matches({ payment: "cancelling" });

  return (
    <ConsoleDialog
      title={withUntranslated((exact) => t("pay.title", { code: exact(code) }))}
      closeLabel={t("pay.close")}
      onClose={onClose}
    >
      <div className={css.body} data-machine="orderPayment" data-state={JSON.stringify(snapshot.value)}>
        <p className="visually-hidden" role="status">
          {order &&
            (paymentStateOf(order) === "covered"
              ? t("pay.coveredTitle")
              : isWaitingForRest(order)
                ? t("pay.announce.failed")
                : enumLabel(payStatus, order.payStatus, (known) => t(`pay.announce.${known}`)))}{" "}
          {order && <DifferenceText order={order} />}
        </p>
        {!order && !pollProblem && <Skeleton lines={6} label={t("pay.loading")} />}
        {pollProblem && (
          <ProblemNotice
            problem={pollProblem}
            title={t(order ? "pay.stale" : "pay.unseen")}
            onRetry={snapshot.can({ type: "REFRESHED" }) ? () => actor.send({ type: "REFRESHED" }) : undefined}
          />
        )}
        {order && (
          <>
            <Payment order={order} isPayable={snapshot.hasTag("payable")} onWindowEnded={endWindow} />
            {problem && !asking && <ProblemNotice problem={problem} />}
            <PayActions actor={actor} snapshot={snapshot} onClose={onClose} />
          </>
        )}
      </div>
      {(asking || cancelling) && <CancelQuestion actor={actor} snapshot={snapshot} />}
      {snapshot.matches({ offer: "open" }) && (
        <AfterPaymentDialog actor={actor} isPaid={snapshot.matches({ payment: "paid" })} />
      )}
    </ConsoleDialog>
  );
}

/** Memoized by the answer, so that presses respond at once. */
const Payment = memo(function Payment(props: { order: Order; isPayable: boolean; onWindowEnded: () => void }) {
  const { order, isPayable, onWindowEnded } = props;
  return (
    <>
      <PayOutcome order={order} />
      {((isPayable && paymentStateOf(order) !== "covered") || isWaitingForRest(order)) && (
        <PayInstructions order={order} onWindowEnded={onWindowEnded} />
      )}
      <ReceivedTransfers order={order} />
    </>
  );
});

/** Asks after the payment whether to go to the orders or stay (4.4), and says whether it is confirmed. */
function AfterPaymentDialog({ actor, isPaid }: { actor: OrderPaymentActor; isPaid: boolean }) {
  const { t } = useTranslation("orders");
  const stay = () => actor.send({ type: "OFFER_DISMISSED" });
  return (
    <ConsoleDialog role="alertdialog" size="small" title={t("pay.offer.title")} onClose={stay}>
      <div className={css.body}>
        <p aria-live="polite">{t(isPaid ? "pay.offer.paid" : "pay.offer.waiting")}</p>
        <div className={css.foot}>
          <Button onClick={stay}>{t("pay.offer.stay")}</Button>
          <Button intent="primary" autoFocus onClick={() => actor.send({ type: "OFFER_ACCEPTED" })}>
            {t("pay.offer.accept")}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  );
}
