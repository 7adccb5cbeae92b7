import { useTranslation } from "react-i18next";
import { type CallbackAttempt, callbackFailure } from "#contracts/bills/callback.ts";
import { isKnown } from "#contracts/reader/unforeseen.ts";
import facts from "#src/ui/facts/facts.module.css";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { shownWord } from "#src/ui/format/shown-word.ts";
import { Tag } from "#src/ui/page/Tag.tsx";
import css from "./bills.module.css";

/** Each time that a callback was sent, the newest first, with what came of it (2.31). */
export function AttemptList({ attempts }: { attempts: readonly CallbackAttempt[] }) {
  const { t } = useTranslation("bills");
  return (
    <section className={facts.section} aria-labelledby="callback-attempts">
      <h3 id="callback-attempts">{t("callback.attempts")}</h3>
      {attempts.length === 0 && <p className="muted">{t("callback.noAttempt")}</p>}
      <ol className={css.attempts}>
        {attempts.toReversed().map(({ sentAt, signature, answerStatus, failure }) => (
          <li key={signature}>
            <DateTime instant={sentAt} />
            <Tag tone={failure === null ? "success" : isKnown(callbackFailure, failure) ? "danger" : "neutral"}>
              {failure === null
                ? t("callback.taken")
                : shownWord(callbackFailure, failure, (known) => t(`callback.failure.${known}`))}
            </Tag>
            <span className="figures muted">{answerStatus === null ? "–" : `HTTP ${answerStatus}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
