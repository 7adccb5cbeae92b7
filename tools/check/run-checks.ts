import pLimit from "p-limit";
import { EMPTY_TALLY, type Tally } from "#tools/test/tally.ts";

export type Check = {
  name: string;
  /** How to fix a problem: a command, or an instruction when no command can. */
  mend: string;
  /**
   * @param root the project's folder, or a copy of a part of it
   * @returns one text per problem, with file and line where possible; empty when the check passes
   */
  run: (root: string) => Promise<readonly string[]>;
};

/**
 * Runs the checks, two at a time, and prints each result as it arrives.
 * @returns the results; a check that throws has failed
 */
export async function runChecks(checks: readonly Check[], root: string, print: (line: string) => void): Promise<Tally> {
  const failed: string[] = [];
  const run = async (check: Check) => {
    const started = performance.now();
    const problems = await check.run(root).catch((error: unknown) => [String(error)]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (problems.length > 0) failed.push(check.name);
    print(
      [
        `${problems.length === 0 ? "✓" : "✗"} ${check.name} (${seconds} s)`,
        ...problems.map(indent),
        ...(problems.length > 0 ? [indent(`To mend it: ${check.mend}.`)] : []),
      ].join("\n"),
    );
  };
  await pLimit(2).map(checks, run);
  return { ...EMPTY_TALLY, passed: checks.length - failed.length, failed };
}

function indent(problem: string): string {
  return problem.replaceAll(/^/gm, "    ");
}
