import { ALL_LANGUAGES, LANGUAGES, type Language } from "#contracts/languages.ts";
import { type SitePage, siteAddress } from "#src/site/site-address.ts";

/** A public page in each language, as links; following one also remembers it (attach-site.ts). */
export function LanguageLinks({ page, locale }: { page: SitePage; locale: Language }) {
  return (
    <ul className="language-links">
      {ALL_LANGUAGES.map((other) => (
        <li key={other}>
          <a
            href={siteAddress(page, other)}
            hrefLang={other}
            lang={other}
            data-choose-locale={other}
            aria-current={other === locale ? "page" : undefined}
          >
            {LANGUAGES[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}
