import { useTranslation } from "react-i18next";
import { OrderPicture } from "#src/site/enterprise/picture/OrderPicture.tsx";
import { PackagePicture } from "#src/site/enterprise/picture/PackagePicture.tsx";
import { Closing } from "#src/site/frame/Closing.tsx";
import { EntryLinks } from "#src/site/frame/EntryLinks.tsx";
import { Care } from "./Care.tsx";
import { Comparison } from "./Comparison.tsx";
import { Limits } from "./Limits.tsx";
import { Questions } from "./Questions.tsx";

/** What stands on the page of the enterprise package (2.7). Prices are the service's to tell, and stand in the console. */
export function EnterprisePage() {
  const { t } = useTranslation("enterprise");
  const { t: site } = useTranslation("site");
  return (
    <>
      <section className="hero">
        <div className="site-width enterprise-hero">
          <div>
            <p className="eyebrow">{site("frame.footer.enterprise")}</p>
            <h1>{t("hero.title")}</h1>
            <p className="hero-lead">{t("hero.lead")}</p>
            <EntryLinks register={t("hero.register")} signIn={t("hero.signIn")} />
            <p className="hero-note">{t("hero.note")}</p>
          </div>
          <div className="enterprise-picture" role="img" aria-label={t("picture.label")}>
            <div aria-hidden="true">
              <PackagePicture />
              <OrderPicture />
            </div>
          </div>
        </div>
      </section>
      <Limits />
      <Care />
      <Comparison />
      <Questions />
      <Closing
        title={t("closing.title")}
        text={t("closing.text")}
        register={t("closing.register")}
        signIn={t("closing.signIn")}
      />
    </>
  );
}
