/** Corrections of the clock up to this many milliseconds are not reported. */
const SLACK = 1000;

/**
 * A clock that never goes back, since codes, waits and payment windows depend on it. When the machine's clock is set back,
 * this clock continues without a jump; when it is set forward, this clock follows.
 * @param told called with a line for the log whenever the machine's clock was set back.
 * @param machine the machine's own clock, and the time since the process began, both in milliseconds.
 */
export function monotonicClock(
  told: (line: string) => void,
  machine = { now: () => Date.now(), elapsed: () => performance.now() },
): () => Date {
  let ahead = machine.now() - machine.elapsed();
  let behind = 0;
  return () => {
    const steady = ahead + machine.elapsed();
    const setBack = steady - machine.now();
    if (setBack < 0) ahead -= setBack;
    if (setBack > behind + SLACK) {
      told(
        `The machine's clock was set back by ${Math.round((setBack - behind) / 1000)} s. The sandbox goes on without.`,
      );
    }
    behind = Math.max(0, setBack);
    return new Date(Math.max(steady, machine.now()));
  };
}
