import { useTranslation } from "react-i18next";
import { ShowWhen } from "./ShowWhen.tsx";

/** The merchant's actions: each button sends an event, and is enabled when the machine accepts it. */
export function OrderActions() {
  const { t } = useTranslation("orders", { keyPrefix: "pay" });
  return (
    <div className="demo-actions">
      <ShowWhen one="asking" className="demo-question">
        <p>{t("cancelAsk.text")}</p>
        <EventButton event="CANCEL_DISMISSED" label={t("cancelAsk.keep")} />
        <EventButton event="CANCEL_CONFIRMED" label={t("cancelAsk.confirm")} />
      </ShowWhen>
      <ShowWhen one="offering" className="demo-question">
        <p>{t("offer.title")}</p>
        <EventButton event="OFFER_DISMISSED" label={t("offer.stay")} />
        <EventButton event="OFFER_ACCEPTED" label={t("offer.accept")} />
      </ShowWhen>
      <EventButton event="CANCEL_REQUESTED" label={t("cancel")} />
      <EventButton event="FINISH_PAY" label={t("finish")} isPrimary />
    </div>
  );
}

function EventButton({ event, label, isPrimary }: { event: string; label: string; isPrimary?: boolean }) {
  return (
    <button
      type="button"
      className={isPrimary ? "site-button" : "site-button site-button-quiet"}
      data-send={event}
      aria-disabled="true"
    >
      {label}
    </button>
  );
}
