import { useEffect, useRef } from "react";

/**
 * Asks anew when a screen that was kept out of sight is shown again (9.8), since what it holds may be old by then.
 * @param actor a machine that reads something; it is told nothing when its view is made.
 */
export function useShownAgain(actor: { send: (event: { type: "REFRESHED" }) => void }): void {
  const wasLeft = useRef(false);
  useEffect(() => {
    if (wasLeft.current) actor.send({ type: "REFRESHED" });
    return () => {
      wasLeft.current = true;
    };
  }, [actor]);
}
