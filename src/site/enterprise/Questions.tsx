import { useTranslation } from "react-i18next";

const QUESTIONS = ["price", "order", "upgrade", "mistake", "engineers"] as const;

/** Questions with their answers; each opens without a script. */
export function Questions() {
  const { t } = useTranslation("enterprise", { keyPrefix: "questions" });
  return (
    <section className="site-section" aria-labelledby="questions-title">
      <div className="site-width questions">
        <h2 id="questions-title">{t("title")}</h2>
        <div>
          {QUESTIONS.map((one) => (
            <details key={one}>
              <summary>{t(`${one}.question`)}</summary>
              <p>{t(`${one}.answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
