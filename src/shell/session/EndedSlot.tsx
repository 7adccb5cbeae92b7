import { useSelector } from "@xstate/react";
import { useServices } from "#src/services/services.ts";
import type { LazyView } from "#src/ui/lazy/lazy-view.ts";
import { useFetchedAtRest } from "#src/ui/lazy/use-fetched-at-rest.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";

/** Where the question of an ended session appears (8.3). Its view is fetched while the page rests, before it is needed. */
export function EndedSlot({ view }: { view: LazyView }) {
  const isAsking = useSelector(useServices().session, (current) => current.matches({ ending: "asking" }));
  useFetchedAtRest(view);
  if (!isAsking) return null;
  return (
    <ErrorBoundary>
      <view.View />
    </ErrorBoundary>
  );
}
