import { useEffect, useState } from "react";
import { follow } from "./pending.ts";

/** Shows the progress line from `begin` until `end`, or until the view is gone that began it. */
export function useProgress(): { begin: () => void; end: () => void } {
  const [progress] = useState(() => {
    let settle: (() => void) | null = null;
    return {
      begin: () => {
        if (settle) return;
        const { promise, resolve } = Promise.withResolvers<void>();
        settle = resolve;
        void follow(promise);
      },
      end: () => {
        settle?.();
        settle = null;
      },
    };
  });
  useEffect(() => progress.end, [progress]);
  return progress;
}
