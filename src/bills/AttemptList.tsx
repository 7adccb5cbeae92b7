import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Callback, CallbackAttempt } from "#contracts/bills/callback.ts";
import { CHECKER, type ToCheck } from "#src/navigation/signature-checker.ts";
import { AttemptOutcome } from "#src/records/attempt/AttemptOutcome.tsx";
import { RecordSection } from "#src/records/record/RecordSection.tsx";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import css from "./bills.module.css";
import { curlOf, headersOf } from "./callback-curl.ts";

/** A callback's attempts, the newest first, each with its outcome and its request (2.31). */
export function AttemptList({ callback }: { callback: Callback }) {
  const { t } = useTranslation("bills");
  return (
    <RecordSection title={t("callback.attempts")}>
      {callback.attempts.length === 0 && (
        // Any other status implies attempts that the service does not list.
        <p className="muted">{callback.status === "notNotified" ? t("callback.noAttempt") : "–"}</p>
      )}
      <ol className={`${css.attempts} divided`}>
        {callback.attempts
          .map((attempt, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: attempts are only appended.
            <li key={place}>
              <AttemptOutcome attempt={attempt} />
              <AttemptRequest callback={callback} attempt={attempt} />
              {attempt.signature && (
                <Link
                  to={CHECKER}
                  state={
                    {
                      headers: headersOf(callback, attempt).join("\n"),
                      body: callback.payload,
                      sentAt: attempt.sentAt,
                    } satisfies ToCheck
                  }
                >
                  {t("callback.checkSignature")}
                </Link>
              )}
            </li>
          ))
          .reverse()}
      </ol>
    </RecordSection>
  );
}

function AttemptRequest({ callback, attempt }: { callback: Callback; attempt: CallbackAttempt }) {
  const { t } = useTranslation("bills");
  const lines = [`POST ${attempt.url || callback.url}`, ...headersOf(callback, attempt)];
  return (
    <details className={css.request}>
      <summary>{t("callback.request")}</summary>
      <pre className={css.payload} translate="no">
        {lines.join("\n")}
      </pre>
      <CopyButton text={curlOf(callback, attempt)} label={t("callback.copyCurl")} showLabel />
    </details>
  );
}
