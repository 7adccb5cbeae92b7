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

/** Equivalent mutants by machine, kind and change, with the reason. */
export type Reasons = Readonly<Record<string, string>>;

/**
 * Why a mutant that was not killed counts as equivalent; `isSame` means that its behaviour was shown to be the same.
 */
export function reasonFor(
  one: Omit<Judged, "where" | "reason">,
  isSame: boolean,
  reasons: Reasons,
): string | undefined {
  if (isFound(one)) return undefined;
  return isSame ? "in every situation the same is done and remembered" : reasons[nameOf(one)];
}

/** Unused reasons: their mutant was killed or is no longer generated. */
export function uselessReasons(judged: readonly Judged[], reasons: Reasons): string[] {
  const machines = new Set(judged.map(({ machine }) => machine));
  const live = new Set(judged.filter((one) => !isFound(one)).map(nameOf));
  return Object.keys(reasons).filter((name) => machines.has(name.split(" ")[0] ?? "") && !live.has(name));
}

function nameOf({ machine, kind, what }: Pick<Judged, "machine" | "kind" | "what">): string {
  return `${machine} ${kind}: ${what}`;
}
