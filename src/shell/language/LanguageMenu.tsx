import { useEffect } from "react";
import { useServices } from "#src/services/services.ts";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";
import { LanguageAsking } from "./LanguageAsking.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

/** Chooses the language on the pages that are rendered ahead (4.9), with the question that this may lead to. */
export function LanguageMenu() {
  const { language } = useServices();
  useEffect(() => {
    // Chosen before the console was hydrated: it is done now.
    const chosen = document.documentElement.dataset.chosen ?? "";
    delete document.documentElement.dataset.chosen;
    language.send({ type: "CHOSEN", language: chosen, unsavedInput: hasUnsavedInput() });
  }, [language]);
  return (
    <>
      <LanguageSelect />
      <LanguageAsking />
    </>
  );
}
