import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
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
      <Link className="bp6-button bp6-large bp6-intent-primary" to="/order/packages">
        {t("package.choose")}
      </Link>
    </section>
  );
}
