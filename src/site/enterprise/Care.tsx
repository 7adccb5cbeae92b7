import { useTranslation } from "react-i18next";

const POINTS = ["gate", "callbacks", "exact"] as const;

/** What keeps a big account in hand: the gate before credentials (4.5), callbacks (4.6), exact amounts. */
export function Care() {
  const { t } = useTranslation("enterprise", { keyPrefix: "care" });
  return (
    <section className="site-section" aria-labelledby="care-title">
      <div className="site-width">
        <h2 id="care-title">{t("title")}</h2>
        <p className="section-lead">{t("lead")}</p>
        <ul className="care">
          {POINTS.map((point) => (
            <li key={point}>
              <h3>{t(`${point}.title`)}</h3>
              <p>{t(`${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
