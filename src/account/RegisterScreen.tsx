import { Button, InputGroup } from "@blueprintjs/core";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { registrationIssues } from "#machines/account/registration-rules.ts";
import { provideRegistration } from "../app/provide/account.ts";
import { useProvided } from "../app/services.ts";
import { Field } from "../shell/form/Field.tsx";
import { PasswordInput } from "../shell/form/PasswordInput.tsx";
import { Notice } from "../shell/page/Notice.tsx";
import type { Arrival } from "./arrival.ts";
import css from "./entrance.module.css";
import { PasswordRules } from "./PasswordRules.tsx";
import { RefusalText } from "./RefusalText.tsx";
import { CodeNote, SendCode } from "./SendCode.tsx";

/** Registering (2.22): the e-mail, its code, and a password twice. Leads on to the sign-in. */
export function RegisterScreen() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const actor = useActorRef(useProvided(provideRegistration));
  const snapshot = useSelector(actor, (current) => current);
  const { fields, problem } = snapshot.context;
  const issues = snapshot.hasTag("explaining") ? registrationIssues(fields) : {};
  const delivery = snapshot.children.codeDelivery;
  const form = useRef<HTMLFormElement>(null);
  const explaining = snapshot.hasTag("explaining");

  useEffect(() => {
    const watching = actor.subscribe(({ status, output }) => {
      if (status === "done") void navigate("/login", { state: { registered: output.email } satisfies Arrival });
    });
    return () => watching.unsubscribe();
  }, [actor, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new problem moves the focus as well.
  useEffect(() => {
    if (explaining) form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [explaining, problem]);

  const typed = (field: keyof typeof fields) => ({
    name: field,
    value: fields[field],
    required: true,
    onValueChange: (value: string) => actor.send({ type: "FIELD_TYPED", field, value }),
  });

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      data-machine="registration"
      data-state={JSON.stringify(snapshot.value)}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: "SUBMITTED" });
      }}
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
      <Field label={t("register.email")} error={issues.email && t(EMAIL_ISSUES[issues.email])}>
        {(wiring) => (
          <InputGroup
            {...wiring}
            {...typed("email")}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            size="large"
          />
        )}
      </Field>
      <Field label={t("register.code")} error={issues.code && t("register.issue.codeRequired")}>
        {(wiring) => (
          <div className={css.codeRow}>
            <InputGroup
              {...wiring}
              {...typed("code")}
              className={css.code ?? ""}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={12}
              size="large"
            />
            <SendCode actor={delivery} email={fields.email} />
          </div>
        )}
      </Field>
      <CodeNote actor={delivery} />
      <Field label={t("register.password")} error={issues.password && t("register.issue.passwordBroken")}>
        {(wiring) => <PasswordInput {...wiring} {...typed("password")} autoComplete="new-password" />}
      </Field>
      <PasswordRules password={fields.password} />
      <Field label={t("register.repeat")} error={issues.repeat && t(REPEAT_ISSUES[issues.repeat])}>
        {(wiring) => <PasswordInput {...wiring} {...typed("repeat")} autoComplete="new-password" />}
      </Field>
      <Button type="submit" intent="primary" size="large" fill loading={snapshot.hasTag("busy")}>
        {t("register.submit")}
      </Button>
      <p className={css.other}>
        {t("register.haveAccount")} <Link to="/login">{t("register.login")}</Link>
      </p>
    </form>
  );
}

const EMAIL_ISSUES = { required: "register.issue.emailRequired", format: "register.issue.emailFormat" } as const;
const REPEAT_ISSUES = {
  required: "register.issue.repeatRequired",
  different: "register.issue.repeatDifferent",
} as const;
