import { memo, type ReactNode } from "react";

/**
 * Draws something anew only when what it is made from has changed: what a list learns about other things costs its rows
 * nothing.
 * @param props.from everything that `draw` reads and that can change.
 */
export const Steady = memo(
  function Steady({ draw }: { draw: () => ReactNode; from: readonly unknown[] }) {
    return draw();
  },
  (before, after) => before.from.every((value, index) => Object.is(value, after.from[index])),
);
