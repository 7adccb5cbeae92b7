import { isFound, type Judged } from "./verdict.ts";

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
