import type { AnyMachineSnapshot, AnyTransitionDefinition } from "xstate";
import { transitionsOf } from "./chart-rows.ts";

/** What may happen to a machine next. */
export type PossibleEvent = {
  type: string;
  /** The state that it leads to first of all; "" where the machine stays where it is. */
  target: string;
  /** The conditions that are asked, by their names. */
  conditions: string[];
  /** Whether the machine would take it as it is, without knowing what it carries. */
  isTaken: boolean;
};

/** What a machine can take now from outside, and the answers and timers that it waits for. */
export function possibleEvents(snapshot: AnyMachineSnapshot): { events: PossibleEvent[]; awaited: PossibleEvent[] } {
  const transitions = snapshot._nodes.flatMap(transitionsOf).filter(({ eventType }) => eventType !== "");
  const byType = [...Map.groupBy(transitions, ({ eventType }) => eventType)].map(([type, alternatives]) =>
    possible(snapshot, type, alternatives),
  );
  const isAwaited = ({ type }: PossibleEvent) => type.startsWith("xstate.");
  return { events: byType.filter((each) => !isAwaited(each)), awaited: byType.filter(isAwaited) };
}

function possible(
  snapshot: AnyMachineSnapshot,
  type: string,
  alternatives: readonly AnyTransitionDefinition[],
): PossibleEvent {
  const [first] = alternatives;
  return {
    type,
    target: first?.target?.[0]?.path.join(".") ?? "",
    conditions: [...new Set(alternatives.flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)])))],
    isTaken: type.startsWith("xstate.") || isTaken(snapshot, type),
  };
}

/** Guards may read what the event carries, which nobody knows before it happens. */
function isTaken(snapshot: AnyMachineSnapshot, type: string): boolean {
  try {
    return snapshot.can({ type });
  } catch {
    return false;
  }
}

function nameOf(guard: NonNullable<AnyTransitionDefinition["guard"]>): string {
  if (typeof guard === "string") return guard;
  return typeof guard === "function" ? guard.name : guard.type;
}
