import { useTranslation } from "react-i18next";
import type { Language } from "#contracts/languages.ts";
import { SITE_PAGES, type SitePage, siteAddress } from "#src/site/site-address.ts";
import { Brand } from "#src/ui/brand/Brand.tsx";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import { withBasePath } from "#src/ui/browser/base-path.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";

/** The footer of public pages: links, languages, and the copyright line (9.12). */
export function SiteFooter({ page, locale }: { page: SitePage; locale: Language }) {
  const { t } = useTranslation("site", { keyPrefix: "frame" });
  return (
    <footer className="site-footer">
      <div className="site-width">
        <div>
          <Brand />
          <Copyright />
        </div>
        <nav aria-label={t("footer.pages")}>
          <ul>
            {SITE_PAGES.map((other) => (
              <li key={other}>
                <a href={siteAddress(other, locale)} aria-current={other === page ? "page" : undefined}>
                  {t(`footer.${other}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t("footer.account")}>
          <ul>
            <li className="for-merchants">
              <a href={withBasePath("/console/index")}>{t("console")}</a>
            </li>
            <li className="for-visitors">
              <a href={withBasePath("/login")}>{t("signIn")}</a>
            </li>
            <li className="for-visitors">
              <a href={withBasePath("/register")}>{t("register")}</a>
            </li>
            <li>
              <a href={withBasePath("/forget")}>{t("footer.forget")}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={t("footer.languages")}>
          <LanguageLinks page={page} locale={locale} />
        </nav>
      </div>
    </footer>
  );
}
