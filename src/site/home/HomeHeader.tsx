import { useTranslation } from "react-i18next";
import { LOCALES, type Locale } from "../../shell/language/locales.ts";
import { Brand } from "../../shell/layout/Brand.tsx";
import { ThemeGlyph } from "../../shell/theme/ThemeGlyph.tsx";
import { homeAddress } from "./home-address.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";

/** The bar on top of the landing page; its menu of languages opens without a script. */
export function HomeHeader({ locale }: { locale: Locale }) {
  const { t } = useTranslation("site", { keyPrefix: "home.nav" });
  const { t: shell } = useTranslation("shell");
  return (
    <header className="home-header">
      <div className="home-width">
        <a className="brand-link" href={homeAddress(locale)} aria-label={shell("toHome")}>
          <Brand />
        </a>
        <nav className="home-nav" aria-label={t("label")}>
          <a href="#payments">{t("payments")}</a>
          <a href="#product">{t("product")}</a>
          <a href="#applications">{t("applications")}</a>
        </nav>
        <div className="bar-tools">
          <details className="home-languages">
            <summary>
              <span className="visually-hidden">{t("language")}: </span>
              {LOCALES[locale]}
            </summary>
            <LanguageLinks locale={locale} />
          </details>
          <button type="button" className="home-theme" data-toggle-theme aria-label={t("theme")} title={t("theme")}>
            <ThemeGlyph />
          </button>
          <a className="home-button home-button-quiet home-signin" href="/login">
            {t("signIn")}
          </a>
          <a className="home-button" href="/register">
            {t("register")}
          </a>
        </div>
      </div>
    </header>
  );
}
