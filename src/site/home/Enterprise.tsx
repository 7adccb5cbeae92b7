import { useTranslation } from "react-i18next";
import type { Language } from "#contracts/languages.ts";
import { siteAddress } from "#src/site/site-address.ts";

/** The way to the enterprise page (2.7). */
export function Enterprise({ locale }: { locale: Language }) {
  const { t } = useTranslation("site", { keyPrefix: "home.enterprise" });
  return (
    <section className="site-width enterprise-band" aria-labelledby="enterprise-title">
      <div>
        <h2 id="enterprise-title">{t("title")}</h2>
        <p className="section-lead">{t("text")}</p>
      </div>
      <a className="site-button site-button-large" href={siteAddress("enterprise", locale)}>
        {t("link")}
      </a>
    </section>
  );
}
