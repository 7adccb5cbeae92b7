import { CircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/circle";
import { TickCircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick-circle";
import { useTranslation } from "react-i18next";
import { brokenPasswordRules, type PasswordRule } from "#contracts/account/credentials.ts";
import css from "./new-password.module.css";

const RULES: readonly PasswordRule[] = ["length", "upperCase", "lowerCase", "digit"];

/** The rules of 5.3, each ticked as soon as what is typed keeps it. */
export function PasswordRules({ password }: { password: string }) {
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
