import { useTranslation } from "react-i18next";
import { When } from "./When.tsx";

const REASONS = ["cancelledByMerchant", "windowEnded", "amountShort", "confirmationRefused"] as const;

/** What became of the payment, in the words of the pay dialog. */
export function OrderOutcome() {
  const { t } = useTranslation("orders");
  const { t: demo } = useTranslation("demo", { keyPrefix: "order" });
  const reasons = REASONS.map((reason) => (
    <When key={reason} one={reason} of="p">
      {t(`reason.${reason}`)}
    </When>
  ));
  return (
    <div className="demo-outcome">
      <When one="pending" className="demo-note">
        <p>{t("pay.exact")}</p>
      </When>
      <When one="waiting" className="demo-note demo-note-waiting">
        <strong>{t("pay.waitingTitle")}</strong>
        <When one="unseen" of="p">
          {t("pay.nothingSeen")}
        </When>
      </When>
      <When one="paid" className="demo-note demo-note-paid">
        <strong>{t("pay.paidTitle")}</strong>
        <p>{demo("paid")}</p>
      </When>
      <When one="cancelled" className="demo-note">
        <strong>{t("pay.cancelledTitle")}</strong>
        {reasons}
      </When>
      <When one="failed" className="demo-note demo-note-failed">
        <strong>{t("pay.failedTitle")}</strong>
        {reasons}
        <When one="amountShort" of="p">
          {t("pay.failedShort")}
        </When>
        <When one="confirmationRefused" of="p">
          {t("pay.failedRefused")}
        </When>
      </When>
    </div>
  );
}
