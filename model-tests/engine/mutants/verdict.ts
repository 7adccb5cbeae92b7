import type { MutantKind } from "./mutants.ts";

/** Tests that can kill a mutant, in the order in which they run. `creation`: XState or `checkModel` refuses it. */
export const KILLERS = [
  "creation",
  "invariant",
  "coverage",
  "random walk",
  "replay",
  "approved table",
  "unit test",
] as const;
export type Killer = (typeof KILLERS)[number];

/** The tests that need no approved table and no unit test. */
const GENERATED: readonly Killer[] = ["creation", "invariant", "coverage", "random walk", "replay"];

/** For each test that ran, whether it killed the mutant. */
export type TestResults = Readonly<Partial<Record<Killer, boolean>>>;

/** The result for one mutant. */
export type Judged = {
  machine: string;
  kind: MutantKind;
  /** File and line. */
  where: string;
  what: string;
  results: TestResults;
  /** Why it counts as equivalent. */
  reason?: string | undefined;
};

export function isFound({ results }: Pick<Judged, "results">): boolean {
  return Object.values(results).includes(true);
}

export function isFoundByGenerated({ results }: Pick<Judged, "results">): boolean {
  return GENERATED.some((killer) => results[killer]);
}
