import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { countdownText } from "../../shell/countdown/countdown-text.ts";
import { useSecondsLeft } from "../../shell/countdown/use-seconds-left.ts";
import css from "./pay.module.css";

/** From when on the time that is left is shown as a warning, in seconds. */
const SHORT = 300;

/** The time left to pay, counted from what the service said last; it tells once when there is none any more. */
export function TimeLeft({ order, onEnded }: { order: Order; onEnded: () => void }) {
  const { t } = useTranslation("orders");
  const { secondsLeft } = order.payment;
  const left = useSecondsLeft(secondsLeft, order);
  const ended = secondsLeft > 0 && left === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each end, however often it is rendered.
  useEffect(() => {
    if (ended) onEnded();
  }, [ended]);

  return (
    <div className={css.timeLeft} data-short={left <= SHORT}>
      <h3 className={css.label}>{t(left > 0 ? "pay.timeLeft" : "pay.timeOver")}</h3>
      <p className="figures" role="timer" aria-label={t("pay.timeLeft")}>
        {countdownText(left)}
      </p>
    </div>
  );
}
