import { useTranslation } from "react-i18next";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import css from "./dashboard.module.css";

const STEPS = ["choose", "pay", "collect"] as const;

/** What a merchant without any order can begin with. */
export function FirstSteps() {
  const { t } = useTranslation("dashboard");
  return (
    <section className={css.start} aria-labelledby="first-steps">
      <h2 id="first-steps">{t("start.title")}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`start.${step}`)}</strong>
            <span>{t(`start.${step}Text`)}</span>
          </li>
        ))}
      </ol>
      <ButtonLink primary large to="/order/packages">
        {t("package.choose")}
      </ButtonLink>
    </section>
  );
}
