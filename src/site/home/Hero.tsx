import { useTranslation } from "react-i18next";
import { EntryLinks } from "#src/site/frame/EntryLinks.tsx";
import { ConsolePicture } from "#src/site/home/picture/ConsolePicture.tsx";
import { PayPicture } from "#src/site/home/picture/PayPicture.tsx";

export function Hero() {
  const { t } = useTranslation("site", { keyPrefix: "home" });
  return (
    <section className="hero">
      <div className="site-width">
        <p className="eyebrow">{t("hero.eyebrow")}</p>
        <h1>{t("hero.title")}</h1>
        <p className="hero-lead">{t("hero.lead")}</p>
        <EntryLinks register={t("hero.register")} signIn={t("hero.signIn")} />
        <p className="hero-note">{t("hero.note")}</p>
      </div>
      <div className="site-width">
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
