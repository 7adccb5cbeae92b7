import type { Figure } from "./report.ts";

/** The rounds of a measurement, and of a repeated one. */
const ROUNDS = 15;
const RETRY_ROUNDS = 60;

/** Work that returns its duration in milliseconds. */
type Timed = { label: string; time: () => Promise<number> };

type Comparison = { base: Timed; measured: Timed; most: number; rounds?: number };

/**
 * The ratio of the shortest durations of two kinds of work. Other load only adds to a time, so the shortest is the cost.
 * Both run in turn, after a warm-up.
 */
export async function compare(
  name: string,
  { base, measured, most, rounds = ROUNDS }: Comparison,
): Promise<Figure & { limit: { most: number } }> {
  await base.time();
  await measured.time();
  let [baseTime, time] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    baseTime = Math.min(baseTime, await base.time());
    time = Math.min(time, await measured.time());
  }
  const words = `${baseTime.toFixed(1)} ms ${base.label}, ${time.toFixed(1)} ms ${measured.label}`;
  return { name: `${name} (${words})`, value: time / baseTime, unit: "", limit: { most } };
}

/**
 * Many comparisons. A missed limit is measured again at the end with more rounds, because the machine may have been busy.
 */
export function comparisons(report: (figure: Figure) => void) {
  const doubtful: (() => Promise<Figure>)[] = [];
  return {
    compare: async (name: string, comparison: Comparison) => {
      const figure = await compare(name, comparison);
      if (figure.value <= figure.limit.most) report(figure);
      else doubtful.push(() => compare(name, { rounds: RETRY_ROUNDS, ...comparison }));
    },
    finish: async () => {
      for (const again of doubtful) report(await again());
    },
  };
}

/** The shortest duration of several rounds. */
export async function fastest({ time }: Timed, rounds = ROUNDS): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) least = Math.min(least, await time());
  return least;
}

/** Times work from start to end. */
export function timed(label: string, work: () => Promise<unknown>): Timed {
  const time = async () => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  return { label, time };
}
