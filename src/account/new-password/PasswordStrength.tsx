import { useTranslation } from "react-i18next";
import { passwordStrength } from "#machines/account/password-strength.ts";
import css from "./new-password.module.css";

/** How hard the password is to guess so far, and what would help most. Announced when it becomes another. */
export function PasswordStrength({ password, email }: { password: string; email: string }) {
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
