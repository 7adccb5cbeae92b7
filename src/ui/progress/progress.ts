import { follow } from "./pending.ts";

/** Something that is under way, which the progress line shows from `begin` until `end`. */
export type Progress = { begin: () => void; end: () => void };

/** Beginning what has begun, and ending what has not, changes nothing. */
export function createProgress(): Progress {
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
}
