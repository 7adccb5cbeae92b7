import { useSelector } from "@xstate/react";
import { useServices } from "#src/services/services.ts";
import type { LazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";

/** Shows the dialog about a language change that would lose typed text (4.9); once on each page. */
export function LanguageChangeSlot({ view }: { view: LazyView }) {
  const asking = useSelector(
    useServices().language,
    (current) => current.matches("confirming") || current.matches("askingToFollow"),
  );
  if (!asking) return null;
  return (
    <ErrorBoundary>
      <view.View />
    </ErrorBoundary>
  );
}
