import { Button } from "@blueprintjs/core";
import { TickCircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick-circle";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Progress } from "#contracts/dashboard/load-progress.ts";
import { type AccessProcessActor, type AccessProcessSnapshot, knownSteps } from "#machines/dashboard/access-process.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Panel } from "#src/ui/page/Panel.tsx";
import css from "./access.module.css";

/** The screen for each step; the email is verified by registering. */
const STEP_LINKS: Record<keyof Progress, string | null> = {
  emailVerified: null,
  packageInForce: "/order/packages",
  currencyOn: "/mycurrency/list",
  applicationAdded: "/app/list",
  callbackAddressSet: "/app/list",
  callbackReceived: "/help/developers",
  paymentReceived: "/app/list",
};

/** The access process as a checklist (2.24), with the next step emphasized. */
export function AccessProcess({ actor, snapshot }: { actor: AccessProcessActor; snapshot: AccessProcessSnapshot }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { progress, problem } = snapshot.context;
  const steps = progress ? knownSteps(progress) : [];
  const done = steps.filter((step) => progress?.[step]);
  const next = steps.find((step) => !progress?.[step]);
  return (
    <Panel
      title={t("access.title")}
      actions={
        <Button
          variant="minimal"
          size="small"
          disabled={!snapshot.can({ type: "FOLDED" })}
          onClick={() => actor.send({ type: "FOLDED" })}
        >
          {t("access.fold")}
        </Button>
      }
    >
      <div data-machine="accessProcess" data-state={JSON.stringify(snapshot.value)} className={css.access}>
        {problem && (
          <ProblemNotice
            problem={problem}
            title={t("access.failed")}
            onRetry={() => actor.send({ type: "REFRESHED" })}
          />
        )}
        {progress && (
          <>
            <p className="muted">
              {t("access.done", { done: format.integer(done.length), all: format.integer(steps.length) })}
            </p>
            <ol className="divided">
              {steps.map((step) => (
                <li key={step} data-done={Boolean(progress[step])} aria-current={step === next ? "step" : undefined}>
                  <span className={css.mark} aria-hidden="true">
                    {progress[step] && <TickCircleIcon size={18} />}
                  </span>
                  <span>
                    <strong>
                      <StepTitle to={progress[step] || step === next ? null : STEP_LINKS[step]}>
                        {t(`access.${step}.title`)}
                      </StepTitle>
                    </strong>
                    <span className="visually-hidden"> {t(progress[step] ? "access.isDone" : "access.isOpen")}</span>
                    {step === next && <span className={css.text}>{t(`access.${step}.text`)}</span>}
                  </span>
                  {step === next && STEP_LINKS[step] && (
                    <ButtonLink primary to={STEP_LINKS[step]}>
                      {t(`access.${step}.act`)}
                    </ButtonLink>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Later steps can be done first, so their titles are links. */
function StepTitle({ to, children }: { to: string | null; children: string }) {
  return to ? <Link to={to}>{children}</Link> : children;
}
