import { LISTED_PAGES, type SitePage, siteAddress } from "#src/site/site-address.ts";
import { ALL_LOCALES, DEFAULT_LOCALE } from "#src/ui/language/locales.ts";

/** The sitemap: every page that search engines may list, in each language, with its other languages beside it. */
export function sitemap(origin: string): string {
  const pages = LISTED_PAGES.flatMap((page) =>
    ALL_LOCALES.map((locale) => entry(origin + siteAddress(page, locale), page)),
  );
  function entry(address: string, page: SitePage) {
    const others = ALL_LOCALES.map((locale) => alternate(locale, siteAddress(page, locale)));
    const standard = alternate("x-default", siteAddress(page, DEFAULT_LOCALE));
    return `  <url>\n    <loc>${address}</loc>\n${[...others, standard].join("\n")}\n  </url>`;
  }
  function alternate(language: string, address: string) {
    return `    <xhtml:link rel="alternate" hreflang="${language}" href="${origin}${address}"/>`;
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    "</urlset>\n",
  ].join("\n");
}
