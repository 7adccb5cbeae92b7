import { CircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/circle";
import { TickCircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick-circle";
import { useTranslation } from "react-i18next";
import { brokenPasswordRules, type PasswordRule } from "#contracts/account/credentials.ts";
import type { NewPasswordIssues, NewPasswordFields as Typed } from "#machines/account/password-rules.ts";
import { passwordStrength } from "#machines/account/password-strength.ts";
import { Field } from "#src/ui/form/Field.tsx";
import { PasswordInput } from "#src/ui/form/PasswordInput.tsx";
import css from "./new-password.module.css";

/** The fields for a new password and its repetition, with rules and strength (5.3, 5.4). */
export function NewPasswordFields(props: {
  labels: { password: string; repeat: string };
  fields: Typed;
  issues: NewPasswordIssues;
  /** The account's email; "" while unknown. */
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
      <Field
        label={labels.password}
        error={
          issues.password &&
          t(issues.password === "unchanged" ? "passwordChange.unchanged" : "register.issue.passwordBroken")
        }
      >
        {(inputProps) => <PasswordInput {...inputProps} {...typed("password")} />}
      </Field>
      <PasswordRules password={fields.password} />
      <PasswordStrength password={fields.password} email={email} />
      <Field label={labels.repeat} error={issues.repeat && t(REPEAT_ISSUES[issues.repeat])}>
        {(inputProps) => <PasswordInput {...inputProps} {...typed("repeat")} />}
      </Field>
    </>
  );
}

const REPEAT_ISSUES = {
  required: "register.issue.repeatRequired",
  different: "register.issue.repeatDifferent",
} as const;

/** The password's strength with a hint, as a live region. */
function PasswordStrength({ password, email }: { password: string; email: string }) {
  const { t } = useTranslation("account");
  const strength = passwordStrength(password, email);
  return (
    <div className={css.strength} data-level={strength?.level}>
      {strength && (
        <div className={css.bars} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      <p className="muted" role="status">
        {strength && (
          <>
            {t("strength.label")}: <strong>{t(`strength.level.${strength.level}`)}</strong>.{" "}
            {t(`strength.advice.${strength.advice}`)}
          </>
        )}
      </p>
    </div>
  );
}

const RULES: readonly PasswordRule[] = ["length", "upperCase", "lowerCase", "digit"];

/** The rules of 5.3, each ticked when the input satisfies it. */
function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation("account");
  const broken = brokenPasswordRules(password);
  return (
    <section className={css.rules} aria-label={t("register.rules")}>
      <ul>
        {RULES.map((rule) => {
          const kept = !broken.includes(rule);
          return (
            <li key={rule} data-kept={kept}>
              {kept ? <TickCircleIcon size={14} aria-hidden="true" /> : <CircleIcon size={14} aria-hidden="true" />}
              <span>{t(`register.rule.${rule}`)}</span>
              <span className="visually-hidden">{t(kept ? "register.ruleKept" : "register.ruleBroken")}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
