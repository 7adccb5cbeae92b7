import { useSelector } from "@xstate/react";
import { lazy, Suspense, useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/app/services.ts";
import { hasUnsavedInput } from "../form/unsaved-input.ts";
import { ErrorBoundary } from "../page/ErrorBoundary.tsx";
import { ALL_LOCALES, LOCALES } from "./locales.ts";
import "./language.css";

const LanguageQuestion = lazy(async () => ({
  default: (await import("./LanguageQuestion.tsx")).LanguageQuestion,
}));

/** Chooses the language (2.35, 4.9); each is named in itself. Where that would lose what was typed, it asks first. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation("shell");
  const { language } = useServices();
  const snapshot = useSelector(language, (current) => current);
  const asking = snapshot.matches("confirming") || snapshot.matches("askingToFollow");

  const choose = useCallback(
    (chosen: string) => {
      delete document.documentElement.dataset.chosen;
      language.send({ type: "CHOSEN", language: chosen, unsavedInput: hasUnsavedInput() });
    },
    [language],
  );
  useEffect(() => {
    // Chosen before the console was awake: it is done now.
    choose(document.documentElement.dataset.chosen ?? "");
  }, [choose]);

  return (
    <>
      <label className="language-menu" data-machine="languageChange" data-state={JSON.stringify(snapshot.value)}>
        <span className="visually-hidden">{t("language.choose")}</span>
        <select value={i18n.language} onChange={({ target }) => choose(target.value)}>
          {ALL_LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LOCALES[locale]}
            </option>
          ))}
        </select>
      </label>
      {asking && (
        <ErrorBoundary>
          <Suspense>
            <LanguageQuestion />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
