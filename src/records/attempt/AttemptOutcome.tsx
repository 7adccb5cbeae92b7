import { useTranslation } from "react-i18next";
import { type CallbackAttempt, callbackFailure } from "#contracts/bills/callback.ts";
import { deliveryResult } from "#contracts/bills/delivery.ts";
import { isKnown } from "#contracts/reader/unknown-enum-value.ts";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Tag } from "#src/ui/page/Tag.tsx";

/** A callback attempt: when it was made, delivered or why not (a dash if unknown), the answer's status, and its duration. */
export function AttemptOutcome({ attempt }: { attempt: CallbackAttempt }) {
  const { t } = useTranslation("bills");
  const format = useFormat();
  const { sentAt, answerStatus, failure, durationMs } = attempt;
  const delivery = deliveryResult(attempt);
  const took = durationMs ? t("callback.duration", { milliseconds: format.integer(durationMs) }) : "";
  return (
    <>
      <DateTime instant={sentAt} />
      <Tag tone={delivery === "delivered" ? "success" : isKnown(callbackFailure, failure) ? "danger" : "neutral"}>
        {delivery === "delivered"
          ? t("callback.taken")
          : delivery === null
            ? "–"
            : enumLabel(callbackFailure, delivery.failure, (known) => t(`callback.failure.${known}`))}
      </Tag>
      <span className="figures muted">
        {[answerStatus && `HTTP ${answerStatus}`, took].filter(Boolean).join(" · ") || "–"}
      </span>
    </>
  );
}
