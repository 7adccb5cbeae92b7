import { InputGroup } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "#contracts/problem.ts";
import { type CodeDeliveryActor, deliveryProblem } from "#machines/account/code-delivery.ts";
import type { AddressIssues, AddressFields as Typed } from "#machines/account/registration-rules.ts";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { refusalName } from "#src/services/problem/refusal-name.ts";
import { Field } from "#src/ui/form/Field.tsx";
import css from "./auth.module.css";
import { CodeNote, SendCode, useFocusWhenSent } from "./SendCode.tsx";

/** The fields for an email and its verification code (2.22, 2.23). */
export function AddressFields(props: {
  fields: Typed;
  issues: AddressIssues;
  /** Shown at the code if the service refused that. */
  problem: Problem | null;
  delivery: CodeDeliveryActor | undefined;
  onTyped: (field: keyof Typed, value: string) => void;
}) {
  const { fields, issues, problem, delivery, onTyped } = props;
  const { t } = useTranslation("account");
  const email = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useFocusWhenSent(delivery, code, email);
  const isNoEmail = useSelector(
    delivery,
    (current) => current !== undefined && deliveryProblem(current, fields.email) === "emailFormat",
  );
  const codeProblem = problem && isCodeRefused(problem) && <ProblemText problem={problem} />;
  const emailIssue = issues.email ?? (isNoEmail && "format");
  /** Enter sends the code while the field of the code is empty. */
  const enterFromEmail = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || fields.code !== "") return;
    event.preventDefault();
    const request = { type: "SEND_REQUESTED", email: event.currentTarget.value } as const;
    if (delivery?.getSnapshot().can(request)) delivery.send(request);
    else code.current?.focus();
  };
  const typed = (field: keyof Typed) => ({
    name: field,
    value: fields[field],
    required: true,
    spellCheck: false,
    onValueChange: (value: string) => onTyped(field, value),
  });
  return (
    <>
      <Field label={t("register.email")} error={emailIssue && t(EMAIL_ISSUES[emailIssue])}>
        {(inputProps) => (
          <InputGroup
            {...inputProps}
            {...typed("email")}
            inputRef={email}
            type="email"
            autoFocus
            onKeyDown={enterFromEmail}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
          />
        )}
      </Field>
      <Field label={t("register.code")} error={codeProblem ?? (issues.code && t(CODE_ISSUES[issues.code]))}>
        {(inputProps) => (
          <div className={css.codeRow}>
            <InputGroup
              {...inputProps}
              {...typed("code")}
              inputRef={code}
              className={css.code ?? ""}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <SendCode actor={delivery} email={fields.email} />
          </div>
        )}
      </Field>
      <CodeNote actor={delivery} email={fields.email} />
    </>
  );
}

const CODE_ISSUES = { required: "register.issue.codeRequired", format: "register.issue.codeFormat" } as const;
const EMAIL_ISSUES = { required: "register.issue.emailRequired", format: "register.issue.emailFormat" } as const;

/** Whether the service refused the code from the email. */
export function isCodeRefused(problem: Problem | null): boolean {
  const name = refusalName(problem);
  return name === "wrongCode" || name === "codeExpired";
}
