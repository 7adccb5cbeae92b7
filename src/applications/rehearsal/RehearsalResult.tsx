import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PaymentRehearsalActor, PaymentRehearsalSnapshot } from "#machines/applications/payment-rehearsal.ts";
import { AttemptOutcome } from "#src/records/attempt/AttemptOutcome.tsx";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import dialog from "#src/ui/dialog/dialog.module.css";
import { Money } from "#src/ui/format/Money.tsx";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import css from "./rehearsal.module.css";

/** What has come of the payment so far: the bill, the callback and the receiver's answer, side by side. */
export function RehearsalResult(props: {
  actor: PaymentRehearsalActor;
  snapshot: PaymentRehearsalSnapshot;
  onClose: () => void;
}) {
  const { actor, snapshot, onClose } = props;
  const { t } = useTranslation(["applications", "shell"]);
  const nameOf = useNetworkName();
  const { fields, payment, records, problem } = snapshot.context;
  const { bill, callback } = records;
  const attempt = callback?.attempts.at(-1);
  const isConfirmed = Boolean(bill?.paidAt);
  if (!payment) return null;
  return (
    <div className={dialog.body}>
      <p role="status">{said()}</p>
      {fields.way === "short" && payment.billCode && <Notice>{t("rehearsal.explained.short")}</Notice>}
      {problem && <ProblemNotice problem={problem} />}
      {snapshot.matches("notBilled") ? (
        <Notice tone="warning" title={t("rehearsal.notBilled", { network: nameOf(payment.network) })}>
          {t("rehearsal.notBilledText")}
        </Notice>
      ) : (
        <ol className={css.steps}>
          <Step title={t("rehearsal.bill")}>
            <strong>
              <Money amount={payment.amount} currency="USDT" />
            </strong>
            <span className="muted">{nameOf(payment.network)}</span>
            <Tag tone={isConfirmed ? "success" : "neutral"}>
              {t(isConfirmed ? "shell:word.confirmed" : "shell:word.confirming")}
            </Tag>
            {bill && <Link to={`/bill/list?open=${encodeURIComponent(bill.code)}`}>{t("rehearsal.toBill")}</Link>}
          </Step>
          <Step title={t("rehearsal.callback")}>
            {payment.callbackUrl === "" ? (
              <span>{t("rehearsal.noAddress")}</span>
            ) : (
              <Untranslated className={css.url}>{payment.callbackUrl}</Untranslated>
            )}
            {callback ? (
              <>
                <Tag>{t(attempt ? "rehearsal.sent" : "rehearsal.notSentYet")}</Tag>
                <Link to={`/callback/list?open=${encodeURIComponent(callback.code)}`}>{t("test.seeRequest")}</Link>
              </>
            ) : (
              payment.callbackUrl && <span className="muted">{t("rehearsal.notSentYet")}</span>
            )}
          </Step>
          <Step title={t("rehearsal.answer")}>
            {attempt ? <AttemptOutcome attempt={attempt} /> : <span className="muted">{t("rehearsal.noAnswer")}</span>}
          </Step>
        </ol>
      )}
      <div className={dialog.foot}>
        {snapshot.can({ type: "POLL_REQUESTED" }) && (
          <Button onClick={() => actor.send({ type: "POLL_REQUESTED" })}>{t("rehearsal.look")}</Button>
        )}
        <Button onClick={() => actor.send({ type: "AGAIN_REQUESTED" })}>{t("rehearsal.again")}</Button>
        <Button intent="primary" onClick={onClose}>
          {t("rehearsal.done")}
        </Button>
      </div>
    </div>
  );

  function said(): string {
    if (snapshot.matches("notBilled")) return t("rehearsal.said.sent");
    if (snapshot.matches("stopped")) return t("rehearsal.said.stopped");
    if (attempt) return t(attempt.failure === null ? "rehearsal.said.taken" : "rehearsal.said.notTaken");
    if (snapshot.matches("answered")) return t("rehearsal.said.billed");
    return t(isConfirmed ? "rehearsal.said.calling" : "rehearsal.said.confirming");
  }
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={css.step}>
      <h3 className="note">{title}</h3>
      {children}
    </li>
  );
}
