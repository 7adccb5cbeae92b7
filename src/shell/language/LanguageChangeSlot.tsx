import { useSelector } from "@xstate/react";
import { useServices } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";

const languageQuestion = lazyView(async () => (await import("./LanguageChangeDialog.tsx")).LanguageChangeDialog);

/** Shows the dialog about a language change that would lose typed text (4.9); once on each page. */
export function LanguageChangeSlot() {
  const asking = useSelector(
    useServices().language,
    (current) => current.matches("confirming") || current.matches("askingToFollow"),
  );
  if (!asking) return null;
  return (
    <ErrorBoundary>
      <languageQuestion.View />
    </ErrorBoundary>
  );
}
