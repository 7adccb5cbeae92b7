import { useSelector } from "@xstate/react";
import { useServices } from "#src/services/services.ts";
import type { LazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";

/** The dialog of an ended session while it is open (8.3). */
export function SessionEndedSlot({ view }: { view: LazyView }) {
  const isAsking = useSelector(useServices().session, (current) => current.matches({ ending: "asking" }));
  if (!isAsking) return null;
  return (
    <ErrorBoundary>
      <view.View />
    </ErrorBoundary>
  );
}
