import { useTranslation } from "react-i18next";

export function Closing() {
  const { t } = useTranslation("site", { keyPrefix: "home.closing" });
  return (
    <section className="home-section closing" aria-labelledby="closing-title">
      <div className="home-width">
        <h2 id="closing-title">{t("title")}</h2>
        <p className="section-lead">{t("text")}</p>
        <div className="hero-actions">
          <a className="home-button home-button-large" href="/register">
            {t("register")}
          </a>
          <a className="home-button home-button-large home-button-quiet" href="/login">
            {t("signIn")}
          </a>
        </div>
      </div>
    </section>
  );
}
