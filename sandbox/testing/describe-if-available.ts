import { describe, test } from "vitest";

/**
 * Declares tests with a requirement that not every machine meets.
 * @param missing the missing requirement, named by one skipped test; null to run the tests.
 */
export function describeIfAvailable(missing: string | null, name: string, tests: () => void): void {
  if (missing === null) describe(name, tests);
  else test(name, (context) => context.skip(`needs ${missing}`));
}
