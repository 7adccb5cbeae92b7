import { useSelector } from "@xstate/react";
import type { ReleaseActor } from "#machines/shell/release.ts";
import { useServices } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { useStore } from "#src/ui/store/use-store.ts";
import "./standing.css";

const lazyReleaseOffer = lazyView(async () => (await import("./ReleaseOffer.tsx")).ReleaseOffer, ["release"]);

/**
 * Offers a newer release when one is out. Its live region is always rendered, so that the offer is announced. Hidden while
 * offline, since the release could not be loaded (8.4).
 */
export function ReleaseNotice() {
  const release = useStore(useServices().release);
  return (
    <div className="standing standing-below" role="status">
      {release && <OfferWhenAvailable release={release} />}
    </div>
  );
}

function OfferWhenAvailable({ release }: { release: ReleaseActor }) {
  const isOffered = useSelector(release, (current) => current.matches("offered") || current.matches("confirming"));
  const isOnline = useSelector(useServices().connection, (current) => current.matches("online"));
  if (!isOffered || !isOnline) return null;
  return (
    <ErrorBoundary fallback={null}>
      <lazyReleaseOffer.View release={release} />
    </ErrorBoundary>
  );
}
