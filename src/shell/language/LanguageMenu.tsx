import { useTranslation } from "react-i18next";
import { ALL_LOCALES, isLocale, LOCALES } from "./locales.ts";
import { chooseLocale } from "./stored-locale.ts";
import "./language.css";

/** Chooses the language (2.35, 4.9); each is named in itself. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation("shell");
  return (
    <label className="language-menu">
      <span className="visually-hidden">{t("language.choose")}</span>
      <select
        value={i18n.language}
        onChange={({ target }) => {
          if (isLocale(target.value)) chooseLocale(target.value);
        }}
      >
        {ALL_LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALES[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}
