import { describe, test } from "vitest";

/**
 * Declares tests with a requirement that not every machine meets.
 * @param missing what is missing; then one skipped test names it. Null if nothing is.
 */
export function describeIfAvailable(missing: string | null, name: string, tests: () => void): void {
  if (missing === null) describe(name, tests);
  else test(name, (context) => context.skip(`needs ${missing}`));
}
