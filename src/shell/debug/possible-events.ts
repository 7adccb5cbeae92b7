import { type AnyMachineSnapshot, type AnyTransitionDefinition, and, not, or, type StateValue } from "xstate";
import { activeNodes, transitionsOf } from "./chart-rows.ts";
import { stateText } from "./words.ts";

/** What may happen to a machine next. */
export type PossibleEvent = {
  type: string;
  /** The state that it leads to first of all; "" where the machine stays where it is. */
  target: string;
  /** The conditions that are asked. */
  conditions: string[];
  /** Whether the machine would take it as it is, without knowing what it carries. */
  isTaken: boolean;
};

/** What a machine can take now from outside, and the answers and timers that it waits for. */
export function possibleEvents(snapshot: AnyMachineSnapshot): { events: PossibleEvent[]; awaited: PossibleEvent[] } {
  const transitions = [...activeNodes(snapshot)].flatMap(transitionsOf).filter(({ eventType }) => eventType !== "");
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
    conditions: [...new Set(alternatives.flatMap(({ guard }) => (guard === undefined ? [] : [conditionOf(guard)])))],
    isTaken: type.startsWith("xstate.") || isTaken(snapshot, type),
  };
}

/** Guards may read what the event carries, which is unknown beforehand. */
function isTaken(snapshot: AnyMachineSnapshot, type: string): boolean {
  try {
    return snapshot.can({ type });
  } catch {
    return false;
  }
}

type Guard = NonNullable<AnyTransitionDefinition["guard"]>;

/** What XState's own guards are told apart by, whatever a build calls their functions. */
const checkOf = (guard: object): unknown => Reflect.get(guard, "check");
const [AND, OR, NOT] = [and([]), or([]), not("")].map(checkOf);

/** A guard as it is written, by the names of its conditions: `isPaid && !(identity.signingOut)`; "…" for one without a name. */
function conditionOf(guard: Guard): string {
  if (typeof guard === "string") return guard;
  if (typeof guard !== "function") return guard.type;
  const state: StateValue | undefined = Reflect.get(guard, "stateValue");
  if (state !== undefined) return stateText(state);
  const parts: readonly Guard[] = Reflect.get(guard, "guards") ?? [];
  const texts = parts.map(conditionOf);
  const check = checkOf(guard);
  if (check === NOT) return `!(${texts.join()})`;
  if (check === AND) return texts.join(" && ");
  return check === OR ? texts.join(" || ") : "…";
}
