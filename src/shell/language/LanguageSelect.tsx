import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/app/services.ts";
import { hasUnsavedInput } from "../form/unsaved-input.ts";
import { ALL_LOCALES, LOCALES } from "./locales.ts";
import "./language.css";

/** Chooses the language (2.35, 2.37, 4.9); each is named in itself. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation("shell");
  const { language } = useServices();
  const state = useSelector(language, ({ value }) => JSON.stringify(value));
  return (
    <label className="language-menu" data-machine="languageChange" data-state={state}>
      <span className="visually-hidden">{t("language.choose")}</span>
      <select
        value={i18n.language}
        onChange={({ target }) => {
          // What early.ts noted is done with this.
          delete document.documentElement.dataset.chosen;
          language.send({ type: "CHOSEN", language: target.value, unsavedInput: hasUnsavedInput() });
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
