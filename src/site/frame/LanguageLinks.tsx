import { type SitePage, siteAddress } from "#src/site/site-address.ts";
import { ALL_LOCALES, LOCALES, type Locale } from "#src/ui/language/locales.ts";

/** A public page in each language, as links; following one also remembers it (attach-site.ts). */
export function LanguageLinks({ page, locale }: { page: SitePage; locale: Locale }) {
  return (
    <ul className="language-links">
      {ALL_LOCALES.map((other) => (
        <li key={other}>
          <a
            href={siteAddress(page, other)}
            hrefLang={other}
            lang={other}
            data-choose-locale={other}
            aria-current={other === locale ? "page" : undefined}
          >
            {LOCALES[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}
