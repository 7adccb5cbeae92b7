import { useTranslation } from "react-i18next";
import { ALL_LANGUAGES, DEFAULT_LANGUAGE, type Language } from "#contracts/languages.ts";
import { LISTED_PAGES, type SitePage, siteAddress } from "#src/site/site-address.ts";

/** The size of the social pictures, in pixels; `tools/pictures.ts` takes them. */
const SOCIAL = { width: 1200, height: 630 } as const;

/** Whose page in which language, and the origin that its whole addresses name, such as `https://pay.example`. */
export type PageMetadataProps = { page: SitePage; locale: Language; origin: string | null };

/**
 * The metadata of a page for browsers, search engines and shared links. Tags with absolute URLs are left out when the site's
 * origin is unknown.
 */
export function PageMetadata({ page, locale, origin }: PageMetadataProps) {
  const { t } = useTranslation(["site", "shell"]);
  const title = `${t(`site:meta.${page}.title`)} · ${t("shell:product")}`;
  const description = t(`site:meta.${page}.description`);
  const isListed = LISTED_PAGES.some((listed) => listed === page);
  const whole = (address: string) => (origin ?? "") + address;
  const picture = whole(`/social/${locale}.png`);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isListed && <meta name="robots" content="noindex" />}
      {origin && isListed && <link rel="canonical" href={whole(siteAddress(page, locale))} />}
      {isListed &&
        ALL_LANGUAGES.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={whole(siteAddress(page, other))} />
        ))}
      {isListed && <link rel="alternate" hrefLang="x-default" href={whole(siteAddress(page, DEFAULT_LANGUAGE))} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t("shell:product")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {ALL_LANGUAGES.filter((other) => other !== locale).map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      {origin && <meta property="og:url" content={whole(siteAddress(page, locale))} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SOCIAL.width)} />
      <meta property="og:image:height" content={String(SOCIAL.height)} />
      <meta property="og:image:alt" content={t("site:home.hero.title")} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="theme-color" content="#ffffff" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

/** Open Graph writes a language and its country with an underscore. */
function openGraphLocale(locale: string) {
  return locale.replace("-", "_");
}
