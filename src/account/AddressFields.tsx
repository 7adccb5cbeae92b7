import { InputGroup } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CodeDeliveryActor } from "#machines/account/code-delivery.ts";
import type { AddressIssues, AddressFields as Typed } from "#machines/account/registration-rules.ts";
import { Field } from "#src/ui/form/Field.tsx";
import css from "./auth.module.css";
import { CodeNote, SendCode } from "./SendCode.tsx";

/** An e-mail, and the code that proves it one's own: sent, sent again, typed (2.22, 2.23). */
export function AddressFields(props: {
  fields: Typed;
  issues: AddressIssues;
  /** Why the service refused the code. */
  codeProblem?: ReactNode;
  delivery: CodeDeliveryActor | undefined;
  onTyped: (field: keyof Typed, value: string) => void;
}) {
  const { fields, issues, codeProblem, delivery, onTyped } = props;
  const { t } = useTranslation("account");
  const typed = (field: keyof Typed) => ({
    name: field,
    value: fields[field],
    required: true,
    spellCheck: false,
    onValueChange: (value: string) => onTyped(field, value),
  });
  return (
    <>
      <Field label={t("register.email")} error={issues.email && t(EMAIL_ISSUES[issues.email])}>
        {(wiring) => (
          <InputGroup
            {...wiring}
            {...typed("email")}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
          />
        )}
      </Field>
      <Field label={t("register.code")} error={codeProblem ?? (issues.code && t(CODE_ISSUES[issues.code]))}>
        {(wiring) => (
          <div className={css.codeRow}>
            <InputGroup
              {...wiring}
              {...typed("code")}
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
