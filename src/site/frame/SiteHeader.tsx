import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "#contracts/languages.ts";
import { type SitePage, siteAddress } from "#src/site/site-address.ts";
import { Brand } from "#src/ui/brand/Brand.tsx";
import { withBasePath } from "#src/ui/browser/base-path.ts";
import { ThemeIcon } from "#src/ui/theme/ThemeIcon.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";

const SECTIONS = ["payments", "product", "applications"] as const;

/** The header of public pages; its menu of languages opens without a script. */
export function SiteHeader({ page, locale }: { page: SitePage; locale: Language }) {
  const { t } = useTranslation("site", { keyPrefix: "frame" });
  const { t: shell } = useTranslation("shell");
  const home = siteAddress("home", locale);
  return (
    <header className="site-header">
      <div className="site-width">
        <a className="brand-link" href={home} aria-label={shell("toHome")}>
          <Brand />
        </a>
        <nav className="site-nav" aria-label={t("nav.label")}>
          {SECTIONS.map((section) => (
            <a key={section} href={page === "home" ? `#${section}` : `${home}#${section}`}>
              {t(`nav.${section}`)}
            </a>
          ))}
          <a href={siteAddress("enterprise", locale)} aria-current={page === "enterprise" ? "page" : undefined}>
            {t("nav.enterprise")}
          </a>
        </nav>
        <div className="bar-tools">
          <details className="site-languages">
            <summary>
              <span className="visually-hidden">{t("language")}: </span>
              {LANGUAGES[locale]}
            </summary>
            <LanguageLinks page={page} locale={locale} />
          </details>
          <button type="button" className="site-theme" data-toggle-theme aria-label={t("theme")} title={t("theme")}>
            <ThemeIcon />
          </button>
          <a className="site-button site-button-quiet site-signin for-visitors" href={withBasePath("/login")}>
            {t("signIn")}
          </a>
          <a className="site-button for-visitors" href={withBasePath("/register")}>
            {t("register")}
          </a>
          <a className="site-button for-merchants" href={withBasePath("/console/index")}>
            {t("console")}
          </a>
        </div>
      </div>
    </header>
  );
}
