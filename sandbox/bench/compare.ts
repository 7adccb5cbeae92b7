import type { Figure } from "./report.ts";

/** How often each of the two is measured; what counts is the middle one, so that a moment of noise decides nothing. */
const ROUNDS = 15;

/** Something that is done, and gives how long it took, in milliseconds. */
type Timed = { label: string; time: () => Promise<number> };

/**
 * How many times as long one thing takes as another. They are done in turn, so that a busy machine slows both alike, and
 * each once before anything is measured, since what a program does for the first time takes longer.
 */
export async function compare(
  name: string,
  { base, measured, most, rounds = ROUNDS }: { base: Timed; measured: Timed; most: number; rounds?: number },
): Promise<Figure> {
  await base.time();
  await measured.time();
  const baseTimes: number[] = [];
  const measuredTimes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    baseTimes.push(await base.time());
    measuredTimes.push(await measured.time());
  }
  const [baseTime, time] = [median(baseTimes), median(measuredTimes)];
  const words = `${baseTime.toFixed(1)} ms ${base.label}, ${time.toFixed(1)} ms ${measured.label}`;
  return { name: `${name} (${words})`, value: time / baseTime, unit: "", bar: { most } };
}

/** Has the whole of some work timed. */
export function timed(label: string, work: () => Promise<unknown>): Timed {
  const time = async () => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  return { label, time };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
