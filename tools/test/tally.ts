import { readFileSync } from "node:fs";

/** What came of the tests of one run, or of several together. */
export type Tally = {
  passed: number;
  /** Each with what failed: a test's full title, or what went wrong beside the tests. */
  failed: readonly string[];
  /** Each with its full title and why it was skipped; null without one. */
  skipped: readonly { title: string; reason: string | null }[];
  /** The files that were not run to their end because too many tests had failed. */
  notRun: readonly string[];
  /** The statements (such as "4.4.b") that a test declares which passed. */
  proven: readonly string[];
  /** Those that a test declares which failed. */
  disproven: readonly string[];
  /** The situations of the console that a test looked at, by their names. */
  situations: readonly string[];
};

export const NOTHING: Tally = {
  passed: 0,
  failed: [],
  skipped: [],
  notRun: [],
  proven: [],
  disproven: [],
  situations: [],
};

export function sumTallies(...tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    notRun: tallies.flatMap(({ notRun }) => notRun),
    proven: [...new Set(tallies.flatMap(({ proven }) => proven))],
    disproven: [...new Set(tallies.flatMap(({ disproven }) => disproven))],
    situations: [...new Set(tallies.flatMap(({ situations }) => situations))],
  };
}

/** Whether all is well: something passed, nothing failed, and whatever was skipped says why. */
export function allPassed({ passed, failed, skipped }: Pick<Tally, "passed" | "failed" | "skipped">): boolean {
  return passed > 0 && failed.length === 0 && skipped.every(({ reason }) => reason !== null);
}

/** What the reporter wrote at the end of a run; a run that never came to its end has failed. */
export function readTally(path: string, exitCode: number | null, name: string): Tally {
  let tally: Tally;
  try {
    tally = JSON.parse(readFileSync(path, "utf8")) as Tally;
  } catch {
    return { ...NOTHING, failed: [`${name} ended with code ${exitCode} before its tests did`] };
  }
  if (tally.passed + tally.failed.length + tally.skipped.length === 0) {
    const why = exitCode === 0 ? "found no tests" : "began no test, since what they need did not start: see above";
    return { ...NOTHING, failed: [`${name} ${why}`] };
  }
  if (exitCode !== 0 && tally.failed.length === 0) return { ...tally, failed: [`${name} ended with code ${exitCode}`] };
  return tally;
}
