import { useEffect, useRef } from "react";
import { createPath } from "react-router-dom";
import { useAddress } from "#src/ui/page/use-address.ts";

/**
 * Shows where somebody went, with the browser's Back for example, while the console was drawn for the first time. That is
 * done in pieces; the router reads the address in the first of them, and hears of others only after the last.
 */
export function useMovesWhileDrawn(): void {
  const drawn = useRef(createPath(useAddress()));
  useEffect(() => {
    // As the browser says it of a move that the router hears of.
    if (createPath(location) !== drawn.current) dispatchEvent(new PopStateEvent("popstate"));
  }, []);
}
