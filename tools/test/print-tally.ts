import { allPassed, type Tally } from "./tally.ts";

/** Prints what did not pass and the totals, and sets exit code 1 unless all passed. */
export function printTally(tally: Tally): void {
  for (const title of tally.failed) process.stdout.write(`failed   ${title}\n`);
  for (const { title, reason } of tally.skipped)
    process.stdout.write(`skipped  ${title}: ${reason ?? "no reason given, so it counts as a failure"}\n`);
  for (const file of tally.notRun) process.stdout.write(`not run  ${file}\n`);
  process.stdout.write(`\n${tally.passed} passed, ${tally.failed.length} failed, ${tally.skipped.length} skipped\n`);
  process.exitCode = allPassed(tally) ? 0 : 1;
}
