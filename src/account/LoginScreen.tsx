import { Checkbox, InputGroup } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { IdentityOffer } from "#src/account/identity/IdentityOffer.tsx";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { useServices } from "#src/services/services.ts";
import { rememberedEmail } from "#src/services/stored-session.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { PasswordInput } from "#src/ui/form/PasswordInput.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";
import { useScreenAddress } from "#src/ui/page/use-screen-address.ts";
import css from "./auth.module.css";
import { type HandOver, readHandOver } from "./hand-over.ts";
import { useReturnQuery } from "./use-return-query.ts";

/**
 * Sign-in (2.21, 8.6). The fields are uncontrolled, so that password managers can fill them and input before hydration is
 * kept; the password is read on submit and not stored. The fields have no names and the form's method is POST, so that a
 * submit without scripts sends no input.
 */
export function LoginScreen() {
  const { t } = useTranslation("login");
  const { session } = useServices();
  const snapshot = useSelector(session, (current) => current);
  const { issues, problem } = snapshot.context;
  const handedOver = readHandOver(useScreenAddress().state);
  const search = useReturnQuery();
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  /** The email that links to other forms pass on. */
  const [left, setLeft] = useState<HandOver | null>(null);
  const known = handedOver?.email ?? null;
  const doneId = useId();
  const done = handedOver?.after && !problem && t(DONE_BEFORE[handedOver.after]);

  useEffect(() => {
    const filled = known ?? rememberedEmail();
    if (email.current && remember.current && email.current.value === "" && filled !== "") {
      email.current.value = filled;
      remember.current.checked = known === null;
    }
    // The remembered email, or input from before hydration.
    if (email.current) setLeft({ email: email.current.value });
    const isFilled = email.current?.value !== "" && password.current?.value === "";
    if (isFilled && document.activeElement === email.current) password.current?.focus();
  }, [known]);

  useEffect(() => {
    if (issues.email) email.current?.focus();
    else if (issues.password || problem) password.current?.select();
  }, [issues, problem]);

  useEffect(() => {
    // Repeats a submit from before hydration.
    const { dataset } = document.documentElement;
    if (dataset["submitted"]) form.current?.requestSubmit();
    delete dataset["submitted"];
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!email.current || !password.current || !remember.current) return;
    session.send({
      type: "SIGN_IN",
      email: email.current.value,
      password: password.current.value,
      remember: remember.current.checked,
    });
  }

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      noValidate
      onSubmit={submit}
      data-machine="session"
      data-state={JSON.stringify(snapshot.value)}
    >
      <header className={css.head}>
        <h1>{t("title")}</h1>
        <p className="muted">{t("lead")}</p>
      </header>
      {done && (
        <div id={doneId}>
          <Notice tone="success">{done}</Notice>
        </div>
      )}
      {problem && <ProblemNotice problem={problem} title={t("failed")} />}
      <Field label={t("email")} error={issues.email && t(EMAIL_ISSUES[issues.email])}>
        {(inputProps) => (
          <InputGroup
            {...inputProps}
            inputRef={email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            required
            autoFocus
            onBlur={({ currentTarget }) => setLeft({ email: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label={t("password")}
        error={issues.password && t("issue.passwordRequired")}
        aside={
          <Link to={{ pathname: "/forget", search }} state={left}>
            {t("forgot")}
          </Link>
        }
      >
        {(inputProps) => (
          <PasswordInput
            {...inputProps}
            // What is done already is read with the field that has the focus then.
            aria-describedby={[inputProps["aria-describedby"], done && doneId].filter(Boolean).join(" ") || undefined}
            inputRef={password}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Checkbox inputRef={remember} className={css.remember ?? ""}>
        {t("remember")}
      </Checkbox>
      <BusyButton type="submit" intent="primary" size="large" fill busy={snapshot.matches({ identity: "signingIn" })}>
        {t("submit")}
      </BusyButton>
      <IdentityOffer />
      <p className={css.other}>
        {t("newHere")} <Link to={{ pathname: "/register", search }}>{t("register")}</Link>
      </p>
    </form>
  );
}

const DONE_BEFORE = { registration: "registered", passwordReset: "reset" } as const;
const EMAIL_ISSUES = { required: "issue.emailRequired", format: "issue.emailFormat" } as const;
