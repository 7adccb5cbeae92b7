import { useTranslation } from "react-i18next";
import { ALL_LANGUAGES } from "#contracts/languages.ts";

/** The greeting of each language, by the path of its file. */
const greetings = import.meta.glob<string>("../../../locales/*/greeting.json", { eager: true, import: "paid" });

/** Every language, two themes (9.6, 4.3). */
export function Everyone() {
  const { t } = useTranslation("site", { keyPrefix: "home.everyone" });
  return (
    <section className="site-section site-section-sunken" aria-labelledby="everyone-title">
      <div className="site-width centred">
        <h2 id="everyone-title">{t("title")}</h2>
        <p className="section-lead">{t("text")}</p>
        <ul className="greetings" aria-hidden="true">
          {ALL_LANGUAGES.map((locale) => (
            <li key={locale} lang={locale}>
              {greetings[`../../../locales/${locale}/greeting.json`]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
