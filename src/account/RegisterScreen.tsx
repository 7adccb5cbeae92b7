import { Button } from "@blueprintjs/core";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { type RegistrationFields, registrationIssues } from "#machines/account/registration-rules.ts";
import { NewPasswordFields } from "#src/account/new-password/NewPasswordFields.tsx";
import { useProvided } from "#src/services/services.ts";
import { MachineForm } from "#src/ui/form/MachineForm.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";
import { AddressFields } from "./AddressFields.tsx";
import type { Arrival } from "./arrival.ts";
import css from "./auth.module.css";
import { provideRegistration } from "./provide.ts";
import { RefusalText } from "./RefusalText.tsx";
import { useWayBack } from "./use-way-back.ts";

/** Registering (2.22): the e-mail, its code, and a password twice. Leads on to the sign-in. */
export function RegisterScreen() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const search = useWayBack();
  const actor = useActorRef(useProvided(provideRegistration));
  const snapshot = useSelector(actor, (current) => current);
  const { fields, problem } = snapshot.context;
  const issues = snapshot.hasTag("showingIssues") ? registrationIssues(fields) : {};
  const type = (field: keyof RegistrationFields, value: string) => actor.send({ type: "FIELD_TYPED", field, value });

  useEffect(() => {
    const watching = actor.subscribe(({ status, output }) => {
      if (status !== "done") return;
      const arrival: Arrival = { email: output.email, after: "registration" };
      void navigate({ pathname: "/login", search }, { state: arrival });
    });
    return () => watching.unsubscribe();
  }, [actor, navigate, search]);

  return (
    <MachineForm
      machine="registration"
      state={snapshot.value}
      problem={problem}
      className={css.form}
      onSubmitted={() => actor.send({ type: "SUBMITTED" })}
    >
      <header className={css.head}>
        <h1>{t("register.title")}</h1>
        <p className="muted">{t("register.lead")}</p>
      </header>
      {problem && (
        <Notice tone="danger">
          <RefusalText problem={problem} />
        </Notice>
      )}
      <AddressFields fields={fields} issues={issues} delivery={snapshot.children.codeDelivery} onTyped={type} />
      <NewPasswordFields
        labels={{ password: t("register.password"), repeat: t("register.repeat") }}
        fields={fields}
        issues={issues}
        email={fields.email}
        onTyped={type}
      />
      <Button type="submit" intent="primary" size="large" fill loading={snapshot.hasTag("busy")}>
        {t("register.submit")}
      </Button>
      <p className={css.other}>
        {t("register.haveAccount")} <Link to={{ pathname: "/login", search }}>{t("register.login")}</Link>
      </p>
    </MachineForm>
  );
}
