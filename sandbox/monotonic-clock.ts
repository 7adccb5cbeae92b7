/** What a clock may be set back by without anybody being told, in milliseconds: its usual corrections. */
const SLACK = 1000;

/**
 * A clock that is never set back: codes, waits and payment windows would start again, or never end. When the machine's
 * clock is, it goes on from where it was, at the pace of time; when that is put forward, it follows.
 * @param told once for each time that the machine's clock is found set back.
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
