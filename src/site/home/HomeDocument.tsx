import { useTranslation } from "react-i18next";
import { ALL_LOCALES, DEFAULT_LOCALE, type Locale } from "../../shell/language/locales.ts";
import { HomePage } from "./HomePage.tsx";
import { homeAddress } from "./home-address.ts";

/** The built files that the landing page needs, by their addresses. */
export type HomeAssets = { early: string; style: string; page: string; ahead: readonly string[] };

/** The landing page as a whole document, for every static web server (2.2). */
export function HomeDocument({ locale, assets }: { locale: Locale; assets: HomeAssets }) {
  const { t } = useTranslation(["site", "shell"]);
  const title = `${t("home.title")} · ${t("shell:product")}`;
  const description = t("home.description");
  return (
    <html lang={locale} data-prerendered="home">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:locale" content={locale.replace("-", "_")} />
        {ALL_LOCALES.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={homeAddress(other)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={homeAddress(DEFAULT_LOCALE)} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.style} />
      </head>
      <body data-ahead={assets.ahead.join(" ")}>
        <script src={assets.early} />
        <HomePage locale={locale} />
        <script type="module" src={assets.page} />
      </body>
    </html>
  );
}
