import { useTranslation } from "react-i18next";
import { ShowWhen } from "./ShowWhen.tsx";

const REASONS = ["cancelledByMerchant", "windowEnded", "amountShort", "confirmationRefused"] as const;

/** The outcome of the payment, with the texts of the pay dialog. */
export function OrderOutcome() {
  const { t } = useTranslation("orders");
  const { t: demo } = useTranslation("demo", { keyPrefix: "order" });
  const reasons = REASONS.map((reason) => (
    <ShowWhen key={reason} one={reason} of="p">
      {t(`reason.${reason}`)}
    </ShowWhen>
  ));
  return (
    <div>
      <ShowWhen one="pending" className="demo-note">
        <p>{t("pay.exact")}</p>
      </ShowWhen>
      <ShowWhen one="waiting" className="demo-note tone-warning">
        <strong>{t("pay.waitingTitle")}</strong>
        <ShowWhen one="unseen" of="p">
          {t("pay.nothingSeen")}
        </ShowWhen>
      </ShowWhen>
      <ShowWhen one="paid" className="demo-note tone-success">
        <strong>{t("pay.paidTitle")}</strong>
        <p>{demo("paid")}</p>
      </ShowWhen>
      <ShowWhen one="cancelled" className="demo-note">
        <strong>{t("pay.cancelledTitle")}</strong>
        {reasons}
      </ShowWhen>
      <ShowWhen one="failed" className="demo-note tone-danger">
        <strong>{t("pay.failedTitle")}</strong>
        {reasons}
        <ShowWhen one="amountShort" of="p">
          {t("pay.failedShort")}
        </ShowWhen>
        <ShowWhen one="confirmationRefused" of="p">
          {t("pay.failedRefused")}
        </ShowWhen>
      </ShowWhen>
    </div>
  );
}
