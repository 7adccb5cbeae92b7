import { useTranslation } from "react-i18next";
import type { Locale } from "../../shell/language/locales.ts";
import { Applications } from "./Applications.tsx";
import { Closing } from "./Closing.tsx";
import { Everyone } from "./Everyone.tsx";
import { Hero } from "./Hero.tsx";
import { HomeFooter } from "./HomeFooter.tsx";
import { HomeHeader } from "./HomeHeader.tsx";
import { Payments } from "./Payments.tsx";
import { Product } from "./Product.tsx";

/**
 * The landing page (2.2). It is rendered to documents while building, so it holds no state: what moves is in the
 * stylesheet, and the two things that need a script (theme, remembered language) are in page.ts.
 */
export function HomePage({ locale }: { locale: Locale }) {
  const { t } = useTranslation("shell");
  return (
    <div className="home">
      <a className="skip-link" href="#content">
        {t("skip")}
      </a>
      <HomeHeader locale={locale} />
      <main id="content" tabIndex={-1}>
        <Hero />
        <Payments />
        <Product />
        <Applications />
        <Everyone />
        <Closing />
      </main>
      <HomeFooter locale={locale} />
    </div>
  );
}
