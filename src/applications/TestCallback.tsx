import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { callbackResend } from "#machines/bills/callback-resend.ts";
import { AttemptOutcome } from "#src/records/attempt/AttemptOutcome.tsx";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { type Services, useProvided } from "#src/services/services.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import css from "./applications.module.css";

/** Sends a test callback to one address of an application, and shows the outcome (3.7). */
export function TestCallback(props: {
  code: string;
  provide: (services: Services) => typeof callbackResend;
  label: string;
  /** Called after a test, since the state of the receivers has changed. */
  onSent: () => void;
}) {
  const { onSent } = props;
  const { t } = useTranslation("applications");
  const { actor, snapshot } = useMachine(useProvided(props.provide), { code: props.code });
  const { sent, problem } = snapshot.context;
  const outcome = snapshot.hasTag("busy") ? undefined : sent?.attempts.at(-1);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = actor.on("callbackSent", onSent);
    return () => listening.unsubscribe();
  }, [actor, onSent]);
  useEffect(() => {
    // Scrolls to the outcome, which is below the button.
    if (outcome) answer.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <div className={css.test} data-machine="callbackResend" data-state={JSON.stringify(snapshot.value)}>
      <BusyButton
        size="small"
        aria-disabled={!snapshot.can({ type: "RESEND_REQUESTED" })}
        busy={snapshot.hasTag("busy")}
        onClick={() => actor.send({ type: "RESEND_REQUESTED" })}
      >
        {props.label}
      </BusyButton>
      <div ref={answer} className={css.answer}>
        <p role="status" className={css.row}>
          {outcome && <AttemptOutcome attempt={outcome} />}
        </p>
        {outcome && sent?.code && (
          <Link to={`/callback/list?open=${encodeURIComponent(sent.code)}`}>{t("test.seeRequest")}</Link>
        )}
      </div>
      {problem && <ProblemNotice problem={problem} title={t("test.notSent")} />}
    </div>
  );
}
