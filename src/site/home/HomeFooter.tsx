import { useTranslation } from "react-i18next";
import type { Locale } from "../../shell/language/locales.ts";
import { Brand } from "../../shell/layout/Brand.tsx";
import { Copyright } from "../../shell/layout/Copyright.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";

export function HomeFooter({ locale }: { locale: Locale }) {
  const { t } = useTranslation("site", { keyPrefix: "home.footer" });
  return (
    <footer className="home-footer">
      <div className="home-width">
        <div>
          <Brand />
          <Copyright />
        </div>
        <nav aria-label={t("languages")}>
          <LanguageLinks locale={locale} />
        </nav>
      </div>
    </footer>
  );
}
