import { describe, test } from "vitest";

/**
 * Declares tests that need something which not every machine has.
 * @param missing what lacks here; then one test stands for all of them, skipped with that reason. Null where nothing does.
 */
export function describeIfAvailable(missing: string | null, name: string, tests: () => void): void {
  if (missing === null) describe(name, tests);
  else test(name, (context) => context.skip(`needs ${missing}`));
}
