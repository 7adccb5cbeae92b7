import { ALL_LOCALES, LOCALES, type Locale } from "../../shell/language/locales.ts";
import { homeAddress } from "./home-address.ts";

/** The landing page in each language, as links; following one also remembers it (page.ts). */
export function LanguageLinks({ locale }: { locale: Locale }) {
  return (
    <ul className="language-links">
      {ALL_LOCALES.map((other) => (
        <li key={other}>
          <a
            href={homeAddress(other)}
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
