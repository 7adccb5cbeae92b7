import { useSelector } from "@xstate/react";
import { useServices } from "#src/services/services.ts";
import type { LazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";

/** The dialogs about a language change that would lose typed text (4.9), and about an ended session (8.3), while open. */
export function PageDialogs({ languageChange, sessionEnded }: { languageChange: LazyView; sessionEnded: LazyView }) {
  const { language, session } = useServices();
  const isChanging = useSelector(language, (now) => now.matches("confirming") || now.matches("askingToFollow"));
  const hasEnded = useSelector(session, (now) => now.matches({ ending: "asking" }));
  return (
    <>
      {isChanging && (
        <ErrorBoundary>
          <languageChange.View />
        </ErrorBoundary>
      )}
      {hasEnded && (
        <ErrorBoundary>
          <sessionEnded.View />
        </ErrorBoundary>
      )}
    </>
  );
}
