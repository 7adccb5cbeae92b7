import { useTranslation } from "react-i18next";
import { ConsolePicture } from "./picture/ConsolePicture.tsx";
import { PayPicture } from "./picture/PayPicture.tsx";

export function Hero() {
  const { t } = useTranslation("site", { keyPrefix: "home" });
  return (
    <section className="hero">
      <div className="home-width">
        <p className="eyebrow">{t("hero.eyebrow")}</p>
        <h1>{t("hero.title")}</h1>
        <p className="hero-lead">{t("hero.lead")}</p>
        <div className="hero-actions">
          <a className="home-button home-button-large" href="/register">
            {t("hero.register")}
          </a>
          <a className="home-button home-button-large home-button-quiet" href="/login">
            {t("hero.signIn")}
          </a>
        </div>
        <p className="hero-note">{t("hero.note")}</p>
      </div>
      <div className="home-width">
        <div className="hero-picture" role="img" aria-label={t("picture.label")}>
          <div aria-hidden="true">
            <ConsolePicture />
            <PayPicture />
          </div>
        </div>
      </div>
    </section>
  );
}
