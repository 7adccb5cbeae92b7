import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { OrderPaymentActor } from "#machines/orders/order-payment.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";

/** The question after the payment: go to my orders, or stay (4.4); it says whether the payment was confirmed meanwhile. */
export function PayOffer({ actor, isPaid }: { actor: OrderPaymentActor; isPaid: boolean }) {
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
