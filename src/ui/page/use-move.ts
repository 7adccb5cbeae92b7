import { useCallback, useEffect } from "react";
import { createPath, type NavigateOptions, type To, useNavigate } from "react-router-dom";
import { follow } from "#src/ui/progress/pending.ts";
import { useAddress } from "./use-address.ts";

/** Goes to another address of the console; a step back or forward is no address. */
export type Move = (to: To, options?: NavigateOptions) => void;

/** Tells that the screen is drawn to which somebody is on the way; null while nobody is. */
let arrived: (() => void) | null = null;

/**
 * The router's `navigate`. Until the screen there is drawn, which takes longer than an answer to a press may, the progress
 * line says that the press was heard (decision 288).
 */
export function useMove(): Move {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      void navigate(to, options);
      if (arrived) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      arrived = resolve;
      void follow(promise);
    },
    [navigate],
  );
}

/** For what is drawn with each address: ends the progress line once that is the address bar's. */
export function useMoveDrawn(): void {
  const address = createPath(useAddress());
  // Each time, for whoever went there and back has the same address drawn anew.
  useEffect(() => {
    // The browser writes an address in its own way.
    if (new URL(address, location.origin).href !== location.href) return;
    arrived?.();
    arrived = null;
  });
}
