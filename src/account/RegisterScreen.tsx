import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { typedEmail } from "#contracts/typed/email.ts";
import { type RegistrationFields, registrationIssues } from "#machines/account/registration-rules.ts";
import { NewPasswordFields } from "#src/account/new-password/NewPasswordFields.tsx";
import { MachineForm } from "#src/services/problem/MachineForm.tsx";
import { useProvided } from "#src/services/services.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { useWhenDone } from "#src/ui/machine/use-when-done.ts";
import { AddressFields, isCodeRefused } from "./AddressFields.tsx";
import css from "./auth.module.css";
import type { HandOver } from "./hand-over.ts";
import { provideRegistration } from "./provide.ts";
import { useReturnQuery } from "./use-return-query.ts";

/** Registration (2.22): email, code, and password twice; then the sign-in. */
export function RegisterScreen() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const search = useReturnQuery();
  const { actor, snapshot } = useMachine(useProvided(provideRegistration), undefined);
  const { fields, problem } = snapshot.context;
  const issues = snapshot.hasTag("showingIssues") ? registrationIssues(fields) : {};
  const type = (field: keyof RegistrationFields, value: string) => actor.send({ type: "FIELD_TYPED", field, value });

  useWhenDone(actor, () => {
    const handOver: HandOver = { email: typedEmail(fields.email), after: "registration" };
    void navigate({ pathname: "/login", search }, { state: handOver });
  });

  return (
    <MachineForm
      machine="registration"
      actor={actor}
      className={css.form}
      isAtField={isCodeRefused(problem)}
      header={
        <header className={css.head}>
          <h1>{t("register.title")}</h1>
          <p className="muted">{t("register.lead")}</p>
        </header>
      }
    >
      <AddressFields
        fields={fields}
        issues={issues}
        problem={problem}
        delivery={snapshot.children.codeDelivery}
        onTyped={type}
      />
      <NewPasswordFields
        labels={{ password: t("register.password"), repeat: t("register.repeat") }}
        fields={fields}
        issues={issues}
        email={fields.email}
        onTyped={type}
      />
      <BusyButton type="submit" intent="primary" size="large" fill busy={snapshot.hasTag("busy")}>
        {t("register.submit")}
      </BusyButton>
      <p className={css.other}>
        {t("register.haveAccount")} <Link to={{ pathname: "/login", search }}>{t("register.login")}</Link>
      </p>
    </MachineForm>
  );
}
