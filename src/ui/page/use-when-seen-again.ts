import { useEffect, useEffectEvent } from "react";

/** Calls `act` each time that the tab is shown again, since another tab or device may have changed something. */
export function useWhenSeenAgain(act: () => void): void {
  const report = useEffectEvent(() => {
    if (!document.hidden) act();
  });
  useEffect(() => {
    document.addEventListener("visibilitychange", report);
    return () => document.removeEventListener("visibilitychange", report);
  }, []);
}
