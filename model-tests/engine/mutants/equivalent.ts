import { isFound, type Judged } from "./verdict.ts";

/** Equivalent mutants by machine, kind and change, with the reason. */
export type Reasons = Readonly<Record<string, string>>;

/** Why a fault that nothing found out need not be; `isSame`: it was shown that it makes no difference. */
export function reasonFor(
  one: Omit<Judged, "where" | "reason">,
  isSame: boolean,
  reasons: Reasons,
): string | undefined {
  if (isFound(one)) return undefined;
  return isSame ? "in every situation the same is done and remembered" : reasons[nameOf(one)];
}

/** The reasons that excuse no fault that was made and lived: it is found out by now, or cannot be made any more. */
export function uselessReasons(judged: readonly Judged[], reasons: Reasons): string[] {
  const machines = new Set(judged.map(({ machine }) => machine));
  const live = new Set(judged.filter((one) => !isFound(one)).map(nameOf));
  return Object.keys(reasons).filter((name) => machines.has(name.split(" ")[0] ?? "") && !live.has(name));
}

function nameOf({ machine, kind, what }: Pick<Judged, "machine" | "kind" | "what">): string {
  return `${machine} ${kind}: ${what}`;
}
