import { useTranslation } from "react-i18next";
import { ALL_LANGUAGES, type Language } from "#contracts/languages.ts";
import { EntryLinks } from "#src/site/frame/EntryLinks.tsx";
import { SiteSection } from "#src/site/frame/SiteSection.tsx";
import { ConsolePicture } from "#src/site/home/picture/ConsolePicture.tsx";
import { PayPicture } from "#src/site/home/picture/PayPicture.tsx";
import { ProductGlyph } from "#src/site/ProductGlyph.tsx";
import { siteAddress } from "#src/site/site-address.ts";
import { Applications } from "./Applications.tsx";
import { Payments } from "./Payments.tsx";

/** The landing page (2.2). */
export function HomePage({ locale }: { locale: Language }) {
  const { t } = useTranslation("site", { keyPrefix: "home.closing" });
  return (
    <>
      <Hero />
      <Payments locale={locale} />
      <Product />
      <Applications />
      <Enterprise locale={locale} />
      <Everyone />
      <SiteSection id="closing" title={t("title")} lead={t("text")} className="centred">
        <EntryLinks register={t("register")} signIn={t("signIn")} />
      </SiteSection>
    </>
  );
}

/** The link to the enterprise page (2.7). */
function Enterprise({ locale }: { locale: Language }) {
  const { t } = useTranslation("site", { keyPrefix: "home.enterprise" });
  return (
    <section className="site-width card enterprise-band" aria-labelledby="enterprise-title">
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

/** The greeting of each language, by the path of its file. */
const greetings = import.meta.glob<string>("../../../locales/*/greeting.json", { eager: true, import: "paid" });

/** Every language, two themes (9.6, 4.3). */
function Everyone() {
  const { t } = useTranslation("site", { keyPrefix: "home.everyone" });
  return (
    <SiteSection id="everyone" title={t("title")} lead={t("text")} isSunken className="centred">
      <ul className="greetings" aria-hidden="true">
        {ALL_LANGUAGES.map((locale) => (
          <li key={locale} lang={locale}>
            {greetings[`../../../locales/${locale}/greeting.json`]}
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}

const PARTS = ["home", "bills", "recharge", "records", "wallets", "currencies"] as const;

/** The console's features besides orders (1.1). */
function Product() {
  const { t } = useTranslation("site", { keyPrefix: "home.product" });
  return (
    <SiteSection id="product" title={t("title")} lead={t("lead")} isTarget isSunken>
      <ul className="parts">
        {PARTS.map((part) => (
          <li key={part}>
            <ProductGlyph part={part} />
            <h3>{t(`${part}.title`)}</h3>
            <p>{t(`${part}.text`)}</p>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}

function Hero() {
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
