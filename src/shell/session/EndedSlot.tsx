import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useServices } from "#src/services/services.ts";
import { fetchAhead } from "#src/ui/lazy/fetch-ahead.ts";
import type { LazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";

/** Where the question of an ended session appears (8.3). Its view is fetched while the page rests, before it is needed. */
export function EndedSlot({ view }: { view: LazyView }) {
  const isAsking = useSelector(useServices().session, (current) => current.matches({ ending: "asking" }));
  useEffect(() => {
    if (typeof requestIdleCallback !== "function") return;
    const idle = requestIdleCallback(() => fetchAhead(view));
    return () => cancelIdleCallback(idle);
  }, [view]);
  if (!isAsking) return null;
  return (
    <ErrorBoundary>
      <view.View />
    </ErrorBoundary>
  );
}
