import { Button } from "@blueprintjs/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ApplicationRecord } from "#contracts/applications/load-application.ts";
import { OldSecret } from "#src/applications/credentials/OldSecret.tsx";
import { AttemptOutcome } from "#src/records/attempt/AttemptOutcome.tsx";
import { FactSection, RecordSection } from "#src/records/record/RecordSection.tsx";
import { RecordSummary } from "#src/records/record/RecordSummary.tsx";
import type { FactsProps } from "#src/records/record/record-view.ts";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { DateFact, Fact } from "#src/ui/facts/Fact.tsx";
import facts from "#src/ui/facts/facts.module.css";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { ApplicationStatus } from "./ApplicationStatus.tsx";
import { APPLICATION_DIALOGS } from "./application-dialogs.ts";
import css from "./applications.module.css";
import { provideRechargeTest, provideWithdrawTest } from "./provide.ts";
import { TestCallback } from "./TestCallback.tsx";

/** An application's fields that need no verification code (3.7), and the state of its receivers. */
export function ApplicationFacts({ record, onChanged }: FactsProps<ApplicationRecord>) {
  const { t } = useTranslation(["applications", "frame"]);
  const { code, name, address, rechargeCallback, withdrawCallback, status, remark, createdAt, oldSecretUntil } = record;
  const { opened, open } = useAddressDialog(APPLICATION_DIALOGS);
  const wasCovered = useRef(false);
  useEffect(() => {
    // The closed dialog may have rotated the AppSecret, or sent a callback.
    if (wasCovered.current && !opened) onChanged();
    wasCovered.current = opened !== null;
  }, [opened, onChanged]);
  const written: [label: string, text: string][] = [
    [t("field.address"), address],
    [t("field.rechargeCallback"), rechargeCallback],
    [t("field.withdrawCallback"), withdrawCallback],
    [t("field.remark"), remark],
  ];
  return (
    <>
      <RecordSummary lead={name} status={<ApplicationStatus status={status} />} />
      <dl className={facts.facts}>
        <Fact label={t("list.application")} actions={<CopyButton text={code} label={t("record.copyCode")} />}>
          <Untranslated>{code}</Untranslated>
        </Fact>
        {written.map(([label, text]) => (
          <Fact key={label} label={label}>
            {text || "–"}
          </Fact>
        ))}
        <DateFact label={t("list.created")} instant={createdAt} />
      </dl>
      <ApplicationHealth record={record} />
      <RecordSection title={t("list.credentials")}>
        <div className={css.row}>
          <Button onClick={() => open("credentials", code)}>{t("credentials.show")}</Button>
          <span className="muted">{t("credentials.behindCode")}</span>
        </div>
        <OldSecret until={oldSecretUntil} onRotate={() => open("rotate", code)} onEndOld={() => open("endOld", code)} />
      </RecordSection>
      <RecordSection title={t("rehearsal.heading")}>
        <p className="muted">{t("rehearsal.about")}</p>
        <div className={css.row}>
          <Button onClick={() => open("rehearse", code)}>{t("rehearsal.open")}</Button>
        </div>
      </RecordSection>
      <RecordSection title={t("test.title")}>
        <p className="muted">{rechargeCallback || withdrawCallback ? t("test.lead") : t("test.none")}</p>
        {rechargeCallback && (
          <TestCallback code={code} provide={provideRechargeTest} label={t("test.send.recharge")} onSent={onChanged} />
        )}
        {withdrawCallback && (
          <TestCallback code={code} provide={provideWithdrawTest} label={t("test.send.withdraw")} onSent={onChanged} />
        )}
        <p>
          <Link to={`/callback/list?applicationCode=${encodeURIComponent(code)}`}>{t("frame:menu.callbacks")}</Link>
        </p>
      </RecordSection>
    </>
  );
}

/** The state of an application's receivers: the last callback's outcome, and the failures in a row (2.31, 4.6). */
function ApplicationHealth({ record }: { record: ApplicationRecord }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const { lastAttempt, failuresInARow } = record;
  return (
    <FactSection title={t("health.title")}>
      <Fact label={t("health.last")}>
        {lastAttempt ? (
          <span className={css.row}>
            <AttemptOutcome attempt={lastAttempt} />
          </span>
        ) : (
          <span className="muted">{lastAttempt === null ? t("health.none") : "–"}</span>
        )}
      </Fact>
      <Fact label={t("health.failures")}>
        <span className="figures">{failuresInARow === null ? "–" : format.integer(failuresInARow)}</span>
      </Fact>
    </FactSection>
  );
}
