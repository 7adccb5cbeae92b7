import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { countdownText } from "#src/ui/countdown/countdown-text.ts";
import { useSecondsLeft } from "#src/ui/countdown/use-seconds-left.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./pay.module.css";

/** The remaining minutes from which the time is shown as a warning. */
const WARNING_MINUTES = 5;

/**
 * The time left to pay, counted down from the service's last answer. The status for screen readers is constant, so that it
 * is announced once and not every second.
 * @param props.onEnded called once when the time is over.
 */
export function TimeLeft(props: { order: Order; secondsLeft: number; onEnded: () => void }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const { order, secondsLeft, onEnded } = props;
  const left = useSecondsLeft(secondsLeft, order);
  const ended = secondsLeft > 0 && left === 0;
  const short = left <= WARNING_MINUTES * 60;

  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each end.
  useEffect(() => {
    if (ended) onEnded();
  }, [ended]);

  return (
    <div className={css.timeLeft} data-short={short}>
      <h3 className={css.label}>{t(left > 0 ? "pay.timeLeft" : "pay.timeOver")}</h3>
      {left > 0 && (
        <p className="figures" role="timer" aria-label={t("pay.timeLeft")}>
          {countdownText(left)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {short && left > 0 && t("pay.timeShort", { minutes: format.integer(WARNING_MINUTES) })}
      </p>
    </div>
  );
}
