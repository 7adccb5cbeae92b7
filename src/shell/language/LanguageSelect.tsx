import { useSelector } from "@xstate/react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { ALL_LANGUAGES, LANGUAGES } from "#contracts/languages.ts";
import { useServices } from "#src/services/services.ts";
import { isStorageBlocked } from "#src/ui/browser/storage.ts";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";
import "./language.css";

/** Chooses the language (2.35, 2.37, 4.9); each is named in its own language. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation("shell");
  const { language } = useServices();
  const state = useSelector(language, ({ value }) => JSON.stringify(value));
  const chosen = useSelector(language, (now) => (now.hasTag("decided") ? now.context.chosen : null));
  return (
    <label className="language-menu" data-machine="languageChange" data-state={state}>
      <span className="visually-hidden">{t("language.choose")}</span>
      <select
        value={chosen ?? i18n.language}
        onKeyDown={openList}
        onChange={({ target }) => {
          // before-paint.ts recorded a choice before hydration; this one replaces it.
          delete document.documentElement.dataset.chosen;
          // Without storage the page changes its language without a reload, and nothing is lost.
          const unsavedInput = hasUnsavedInput() && !isStorageBlocked.get();
          language.send({ type: "CHOSEN", language: target.value, unsavedInput });
        }}
      >
        {ALL_LANGUAGES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LANGUAGES[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Opens the list on keys that would change the value of a closed select on some systems: each press would reload the page
 * in the next language.
 */
function openList(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  const isChoosing = /^(Arrow|Page|Home|End)/.test(key) || (key.length === 1 && key !== " ");
  if (!isChoosing || altKey || ctrlKey || metaKey || !("showPicker" in currentTarget)) return;
  event.preventDefault();
  currentTarget.showPicker();
}
