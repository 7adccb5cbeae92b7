import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { useServices } from "#src/services/services.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";

const LanguageQuestion = lazy(async () => ({
  default: (await import("./LanguageQuestion.tsx")).LanguageQuestion,
}));

/** Where another language would lose what was typed, it asks first (4.9). Stands once on a page. */
export function LanguageAsking() {
  const asking = useSelector(
    useServices().language,
    (current) => current.matches("confirming") || current.matches("askingToFollow"),
  );
  if (!asking) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <LanguageQuestion />
      </Suspense>
    </ErrorBoundary>
  );
}
