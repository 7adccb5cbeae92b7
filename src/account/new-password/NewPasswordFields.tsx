import { useTranslation } from "react-i18next";
import type { NewPasswordIssues, NewPasswordFields as Typed } from "#machines/account/password-rules.ts";
import { Field } from "#src/ui/form/Field.tsx";
import { PasswordInput } from "#src/ui/form/PasswordInput.tsx";
import { PasswordRules } from "./PasswordRules.tsx";
import { PasswordStrength } from "./PasswordStrength.tsx";

/** A new password, typed or pasted, with its rules and its strength, and once more (5.3, 5.4). */
export function NewPasswordFields(props: {
  labels: { password: string; repeat: string };
  fields: Typed;
  issues: NewPasswordIssues;
  /** Whose password it is; "" as long as nobody knows. */
  email: string;
  onTyped: (field: keyof Typed, value: string) => void;
}) {
  const { labels, fields, issues, email, onTyped } = props;
  const { t } = useTranslation("account");
  const typed = (field: keyof Typed) => ({
    name: field,
    value: fields[field],
    required: true,
    autoComplete: "new-password" as const,
    onValueChange: (value: string) => onTyped(field, value),
  });
  return (
    <>
      <Field label={labels.password} error={issues.password && t("register.issue.passwordBroken")}>
        {(wiring) => <PasswordInput {...wiring} {...typed("password")} />}
      </Field>
      <PasswordRules password={fields.password} />
      <PasswordStrength password={fields.password} email={email} />
      <Field label={labels.repeat} error={issues.repeat && t(REPEAT_ISSUES[issues.repeat])}>
        {(wiring) => <PasswordInput {...wiring} {...typed("repeat")} />}
      </Field>
    </>
  );
}

const REPEAT_ISSUES = {
  required: "register.issue.repeatRequired",
  different: "register.issue.repeatDifferent",
} as const;
