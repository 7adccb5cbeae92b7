import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Callback, callbackEvent, callbackFailure } from "#contracts/bills/callback.ts";
import { FactSection } from "#src/records/record/RecordSection.tsx";
import { RecordSummary } from "#src/records/record/RecordSummary.tsx";
import type { FactsProps } from "#src/records/record/record-view.ts";
import { CopyableText } from "#src/ui/chain/CopyableText.tsx";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { DateFact, Fact } from "#src/ui/facts/Fact.tsx";
import facts from "#src/ui/facts/facts.module.css";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Money } from "#src/ui/format/Money.tsx";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { AttemptList } from "./AttemptList.tsx";
import css from "./bills.module.css";
import { NoticeTag } from "./NoticeTag.tsx";
import { ReferenceLink } from "./ReferenceLink.tsx";
import { ResendCallback } from "./ResendCallback.tsx";

/** The details of a callback, with a button to send it again (2.31, 4.6). */
export function CallbackFacts({ record: callback, onChanged }: FactsProps<Callback>) {
  const { t } = useTranslation("bills");
  const format = useFormat();
  const last = callback.attempts.at(-1);
  const { failure = null, answerStatus = null, durationMs = null } = last ?? {};
  const reason = answerStatus
    ? `HTTP ${answerStatus}`
    : failure && enumLabel(callbackFailure, failure, (known) => t(`callback.failure.${known}`));
  const milliseconds = durationMs && format.integer(durationMs);
  const said = reason && milliseconds ? t("callback.reasonAfter", { reason, milliseconds }) : reason;
  const why = callback.status === "failed" && said;
  const money = callback.amount && <Money amount={callback.amount} currency={callback.currency} />;
  return (
    <>
      <RecordSummary
        lead={why || money || <SubjectLink {...callback} />}
        status={<NoticeTag status={callback.status} />}
      >
        <ResendCallback code={callback.code} onSent={onChanged} />
        <dl className={facts.facts}>
          {why && money && <Fact label={t("amount")}>{money}</Fact>}
          {(why || money) && (
            <Fact label={t("callback.bill")}>
              <SubjectLink {...callback} />
            </Fact>
          )}
          <Fact label={t("application")}>
            {callback.applicationName} <Untranslated className="muted">{callback.applicationCode}</Untranslated>
          </Fact>
        </dl>
      </RecordSummary>
      <AttemptList callback={callback} />
      <FactSection title={t("callback.section")}>
        <Fact label={t("callback.event")}>
          {enumLabel(callbackEvent, callback.event, (known) => t(`callback.events.${known}`))}
        </Fact>
        <DateFact label={t("created")} instant={callback.createdAt} />
        {callback.deliveredAt && <DateFact label={t("callback.delivered")} instant={callback.deliveredAt} />}
        {callback.nextAttemptAt && <DateFact label={t("callback.next")} instant={callback.nextAttemptAt} />}
        <Fact label={t("callback.target")}>
          <CopyableText text={callback.url} copyLabel={t("callback.copyTarget")} />
        </Fact>
        {last?.signature && (
          <Fact label={t("callback.signature")}>
            <CopyableText text={last.signature} copyLabel={t("callback.copySignature")} />
          </Fact>
        )}
      </FactSection>
      <section className={facts.section} aria-labelledby="callback-payload">
        <div className={css.payloadHead}>
          <h3 id="callback-payload">{t("callback.payload")}</h3>
          {callback.payload && <CopyButton text={callback.payload} label={t("callback.copyPayload")} />}
        </div>
        {callback.payload ? (
          <pre className={css.payload} translate="no">
            {prettyJson(callback.payload)}
          </pre>
        ) : (
          <p className="muted">–</p>
        )}
      </section>
    </>
  );
}

/** Indented JSON; other payloads unchanged. */
function prettyJson(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}

/** A link to a callback's subject: an application bill, or a withdrawal among the transactions; none for a test. */
function SubjectLink({ event, reference }: Pick<Callback, "event" | "reference">) {
  const { t } = useTranslation("bills");
  if (event === "test") return <span>{t("callback.testTitle")}</span>;
  if (event !== "withdrawal") return <ReferenceLink kind={event} reference={reference} />;
  return (
    <Link className="figures" translate="no" to={`/transaction/list?code=${encodeURIComponent(reference)}`}>
      {reference}
    </Link>
  );
}
