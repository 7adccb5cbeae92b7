import { useCallback, useEffect } from "react";
import { createPath, type NavigateOptions, type To, useNavigate } from "react-router-dom";
import { createProgress } from "#src/ui/progress/progress.ts";
import { useAddress } from "./use-address.ts";

/** Goes to another address of the console; a step back or forward is no address. */
export type Move = (to: To, options?: NavigateOptions) => void;

/** One for the whole console: it begins in the view that is left, and ends with the screen that is drawn. */
const moving = createProgress();

/**
 * The router's `navigate`. Until the screen there is drawn, which takes longer than an answer to a press may, the progress
 * line says that the press was heard (decision 288).
 */
export function useMove(): Move {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      void navigate(to, options);
      moving.begin();
    },
    [navigate],
  );
}

/** For what is drawn with each address: ends the progress line once that is the address bar's. */
export function useMoveDrawn(): void {
  const address = createPath(useAddress());
  useEffect(() => {
    const compare = () => {
      if (address === createPath(window.location)) moving.end();
    };
    compare();
    // Whoever goes back before the other screen is drawn comes to what still stands there, and nothing need be drawn anew.
    window.addEventListener("popstate", compare);
    return () => window.removeEventListener("popstate", compare);
  });
}
