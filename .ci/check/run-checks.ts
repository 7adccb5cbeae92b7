import type { Check } from "./check.ts";

/**
 * Runs the checks, two at a time, and prints each one's outcome as it ends.
 * @returns how many passed and failed; a check that breaks has failed
 */
export async function runChecks(
  checks: readonly Check[],
  root: string,
  print: (line: string) => void,
): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks];
  const tally = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const started = performance.now();
      const problems = await check.run(root).catch((error: unknown) => [String(error)]);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (problems.length === 0) tally.passed += 1;
      else tally.failed += 1;
      const outcome = problems.length === 0 ? "✓" : "✗";
      print([`${outcome} ${check.name} (${seconds} s)`, ...problems.map(indent)].join("\n"));
    }
  };
  await Promise.all([work(), work()]);
  return tally;
}

function indent(problem: string): string {
  return problem.replaceAll(/^/gm, "    ");
}
