import { readFileSync } from "node:fs";

/** The results of one test run, or of several. */
export type Tally = {
  passed: number;
  /** The full titles of failed tests, and errors outside of tests. */
  failed: readonly string[];
  /** The full titles of skipped tests with the reason; null without a reason. */
  skipped: readonly { title: string; reason: string | null }[];
  /** Files that were not finished because too many tests had failed. */
  notRun: readonly string[];
  /** The statements (such as "4.4.b") that passed tests declare. */
  proven: readonly string[];
  /** The statements that failed tests declare. */
  disproven: readonly string[];
  /** The names of the console's situations that tests covered. */
  situations: readonly string[];
};

export const EMPTY_TALLY: Tally = {
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

/** Whether at least one test passed, none failed, and every skipped test has a reason. */
export function allPassed({ passed, failed, skipped }: Pick<Tally, "passed" | "failed" | "skipped">): boolean {
  return passed > 0 && failed.length === 0 && skipped.every(({ reason }) => reason !== null);
}

/** Prints what did not pass and the totals, and sets exit code 1 unless all passed. */
export function printTally(tally: Tally): void {
  for (const title of tally.failed) process.stdout.write(`failed   ${title}\n`);
  for (const { title, reason } of tally.skipped)
    process.stdout.write(`skipped  ${title}: ${reason ?? "no reason given, so it counts as a failure"}\n`);
  for (const file of tally.notRun) process.stdout.write(`not run  ${file}\n`);
  process.stdout.write(`\n${tally.passed} passed, ${tally.failed.length} failed, ${tally.skipped.length} skipped\n`);
  process.exitCode = allPassed(tally) ? 0 : 1;
}

/** Reads the reporter's tally. A run that wrote none has failed. */
export function readTally(path: string, exitCode: number | null, name: string): Tally {
  let tally: Tally;
  try {
    tally = JSON.parse(readFileSync(path, "utf8")) as Tally;
  } catch {
    return { ...EMPTY_TALLY, failed: [`${name} ended with code ${exitCode} before its tests did`] };
  }
  if (tally.passed + tally.failed.length + tally.skipped.length === 0) {
    const why = exitCode === 0 ? "found no tests" : "began no test, since what they need did not start: see above";
    return { ...EMPTY_TALLY, failed: [`${name} ${why}`] };
  }
  if (exitCode !== 0 && tally.failed.length === 0) return { ...tally, failed: [`${name} ended with code ${exitCode}`] };
  return tally;
}
