import type { Judged } from "./summary.ts";

/** Faults that nobody could notice, by machine, kind and what was changed, and why. */
export const EQUIVALENT: Readonly<Record<string, string>> = {};

/** Why a fault that nothing found out need not be; for one that was shown to make no difference, that. */
export function reasonFor({ machine, kind, what, by }: Omit<Judged, "where" | "reason">): string | undefined {
  if (by === "no difference") return "in every situation the same is done and remembered";
  return by === null ? EQUIVALENT[nameOf(machine, kind, what)] : undefined;
}

/** The reasons that excuse no fault that was made and lived: it is found out by now, or cannot be made any more. */
export function uselessReasons(
  judged: readonly Judged[],
  reasons: Readonly<Record<string, string>> = EQUIVALENT,
): string[] {
  const machines = new Set(judged.map(({ machine }) => machine));
  const live = new Set(
    judged.filter(({ by }) => by === null).map(({ machine, kind, what }) => nameOf(machine, kind, what)),
  );
  return Object.keys(reasons).filter((name) => machines.has(name.split(" ")[0] ?? "") && !live.has(name));
}

function nameOf(machine: string, kind: string, what: string): string {
  return `${machine} ${kind}: ${what}`;
}
