import { ALL_LANGUAGES, DEFAULT_LANGUAGE } from "#contracts/languages.ts";
import { LISTED_PAGES, type SitePage, siteAddress } from "#src/site/site-address.ts";

/** The sitemap: each page for search engines in each language, with links to its other languages. */
export function sitemap(origin: string): string {
  const pages = LISTED_PAGES.flatMap((page) =>
    ALL_LANGUAGES.map((locale) => entry(origin + siteAddress(page, locale), page)),
  );
  function entry(address: string, page: SitePage) {
    const others = ALL_LANGUAGES.map((locale) => alternate(locale, siteAddress(page, locale)));
    const standard = alternate("x-default", siteAddress(page, DEFAULT_LANGUAGE));
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
