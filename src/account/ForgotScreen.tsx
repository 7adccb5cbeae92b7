import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useBlocker } from "react-router-dom";
import { typedEmail } from "#contracts/typed/email.ts";
import { ChooseStep } from "#src/account/forgot/ChooseStep.tsx";
import { IdentifyStep } from "#src/account/forgot/IdentifyStep.tsx";
import { MachineForm } from "#src/services/problem/MachineForm.tsx";
import { useProvided } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { useScreenAddress } from "#src/ui/page/use-screen-address.ts";
import { isCodeRefused } from "./AddressFields.tsx";
import css from "./auth.module.css";
import { readHandOver } from "./hand-over.ts";
import { provideForgotPassword } from "./provide.ts";
import { useReturnQuery } from "./use-return-query.ts";

const doneDialog = lazyView(async () => (await import("#src/account/forgot/DoneDialog.tsx")).DoneDialog);

/** Forgot password (2.23): email and code, new password, then a dialog with a link to the sign-in. */
export function ForgotScreen() {
  const { t } = useTranslation("account");
  const { actor, snapshot } = useMachine(useProvided(provideForgotPassword), undefined);
  const form = useRef<HTMLFormElement>(null);
  const brought = readHandOver(useScreenAddress().state)?.email ?? "";
  const search = useReturnQuery();
  const done = snapshot.status === "done";
  const choosing = done || snapshot.matches({ open: "choosing" });
  const step = choosing ? 2 : 1;
  const shown = useRef(step);

  useEffect(() => {
    if (brought !== "") actor.send({ type: "FIELD_TYPED", field: "email", value: brought });
  }, [actor, brought]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? form.current?.querySelector<HTMLElement>("input:not([hidden])"))?.focus();
  }, [step]);

  return (
    <MachineForm
      machine="forgotPassword"
      actor={actor}
      className={css.form}
      form={form}
      isAtField={isCodeRefused(snapshot.context.problem)}
      header={
        <header className={css.head}>
          <p className={css.step} role="status">
            {t("forgot.step", { step, steps: 2 })}
          </p>
          <h1>{t(choosing ? "forgot.chooseTitle" : "forgot.title")}</h1>
          <p className="muted">
            {choosing ? t("forgot.chooseLead", { email: typedEmail(snapshot.context.fields.email) }) : t("forgot.lead")}
          </p>
        </header>
      }
    >
      {choosing ? <ChooseStep actor={actor} snapshot={snapshot} /> : <IdentifyStep actor={actor} snapshot={snapshot} />}
      <p className={css.other}>
        {t("forgot.remembered")} <Link to={{ pathname: "/login", search }}>{t("forgot.login")}</Link>
      </p>
      {choosing && !done && <BackToFirstStep onBack={() => actor.send({ type: "WENT_BACK" })} />}
      {done && <doneDialog.View email={snapshot.context.fields.email} />}
    </MachineForm>
  );
}

/** The browser's Back leads to step 1. The router warns of every move to a fragment while anything may block it. */
function BackToFirstStep({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    onBack();
    blocker.reset();
  });
  return null;
}
