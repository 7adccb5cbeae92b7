import { useEffect, useState } from "react";
import { useBlocker, useLocation } from "react-router-dom";
import { matchRoute } from "#src/navigation/guard.ts";
import { ROUTES } from "#src/navigation/routes.ts";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";

const question = lazyView(async () => (await import("#src/ui/dialog/ConsoleDialog.tsx")).LeaveQuestion);

/**
 * Asks before a move inside the console discards a form's typed text: by leaving its screen, or by going back or forward from
 * its dialog, whose own buttons say themselves what they discard. Kept screens (9.8) have forms in popovers only.
 */
export function LeaveSlot() {
  const location = useLocation();
  const [isTyped, setTyped] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move may remove the form.
  useEffect(() => {
    const note = () => setTyped(hasUnsavedInput());
    note();
    addEventListener("input", note, true);
    return () => removeEventListener("input", note, true);
  }, [location]);
  // The router warns of every move to a fragment while anything may block it.
  return isTyped && <Blocker />;
}

function Blocker() {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const [from, to] = [currentLocation, nextLocation].map((address) => matchRoute(ROUTES, address)?.route);
    if (to?.frame !== "console") return false;
    return from === to ? historyAction === "POP" && hasUnsavedInput('[role="dialog"] form') : hasUnsavedInput();
  });
  if (blocker.state !== "blocked") return null;
  return (
    <ErrorBoundary>
      <question.View onKeep={blocker.reset} onLeave={blocker.proceed} />
    </ErrorBoundary>
  );
}
