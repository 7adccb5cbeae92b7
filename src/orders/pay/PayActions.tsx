import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { paymentStateOf } from "#contracts/orders/payment-state.ts";
import type { OrderPaymentActor, OrderPaymentSnapshot } from "#machines/orders/order-payment.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import dialog from "#src/ui/dialog/dialog.module.css";
import css from "./pay.module.css";

const ACTS = `${dialog.foot} ${css.acts}`;

/** The merchant's actions for the payment's state (4.4). */
export function PayActions(props: { actor: OrderPaymentActor; snapshot: OrderPaymentSnapshot; onClose: () => void }) {
  const { actor, snapshot, onClose } = props;
  const { t } = useTranslation("orders");
  const { order } = snapshot.context;
  const isSeen = order !== null && paymentStateOf(order) === "covered";
  const isPaid = snapshot.matches({ payment: "paid" });
  if (isPaid || snapshot.matches({ payment: "cancelled" })) {
    return (
      <div className={ACTS}>
        <Button onClick={onClose}>{t("pay.toOrders")}</Button>
        <ButtonLink primary to={isPaid ? "/console/index" : "/order/packages"}>
          {t(isPaid ? "pay.toConsole" : "pay.toPackages")}
        </ButtonLink>
      </div>
    );
  }
  if (!snapshot.hasTag("payable")) {
    return (
      <div className={ACTS}>
        <Button onClick={onClose}>{t("pay.close")}</Button>
      </div>
    );
  }
  return (
    <div className={ACTS}>
      {snapshot.matches({ payment: "pending" }) && !isSeen ? (
        <Button
          variant="minimal"
          intent="danger"
          disabled={!snapshot.can({ type: "CANCEL_REQUESTED" })}
          onClick={() => actor.send({ type: "CANCEL_REQUESTED" })}
        >
          {t("pay.cancel")}
        </Button>
      ) : (
        <Button onClick={onClose}>{t("pay.close")}</Button>
      )}
      {!isSeen && <span className="muted">{t("pay.finishHint")}</span>}
      <BusyButton
        intent="primary"
        size="large"
        busy={snapshot.matches({ payment: "finishing" })}
        disabled={!snapshot.can({ type: "FINISH_PAY" })}
        onClick={() => actor.send({ type: "FINISH_PAY" })}
      >
        {t("pay.finish")}
      </BusyButton>
    </div>
  );
}
