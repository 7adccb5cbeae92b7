import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { nodesOf } from "#model-tests/engine/model.ts";

/**
 * The kinds of a machine's elements that paths can cover. Guard outcomes are each guard of each transition, and each
 * condition of composed guards, both true and false; clauses are those in the `meta.spec` of states and transitions.
 */
export const ELEMENT_KINDS = ["states", "transitions", "guardOutcomes", "clauses"] as const;

/** Elements of each kind, by their names in reports and excuses. */
export type Elements = Record<(typeof ELEMENT_KINDS)[number], Set<string>>;

export function elementsOf(machine: AnyStateMachine): Elements {
  const nodes = [machine.root, ...nodesOf(machine)];
  const transitions = nodes.flatMap(transitionsOf).filter((transition) => !isForbidden(transition));
  return {
    states: new Set(nodes.slice(1).map(stateName)),
    transitions: new Set(transitions.map(transitionName)),
    guardOutcomes: new Set(transitions.flatMap((transition) => outcomesOf(transition, machine))),
    clauses: new Set([...nodes, ...transitions].flatMap(clausesOf)),
  };
}

export function emptyElements(): Elements {
  return { states: new Set(), transitions: new Set(), guardOutcomes: new Set(), clauses: new Set() };
}

/** A state's path within the machine: `identity.signedOut`. */
export function stateName(node: AnyStateNode): string {
  return node.path.join(".") || node.key;
}

/** A state value in readable form: `identity signedIn.settled, ending none`. */
export function stateText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const regions = Object.entries(value);
  const [first] = regions;
  if (regions.length === 1 && first) {
    const within = stateText(first[1]);
    return within === "" ? first[0] : `${first[0]}.${within}`;
  }
  return regions.map(([region, state]) => `${region} ${stateText(state)}`).join(", ");
}

/**
 * A transition by source, event, position among the source's alternatives, and target: `open: SUBMITTED (2) →
 * open.explaining`.
 */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const alternatives = transitionsOf(source).filter((other) => other.eventType === eventType);
  const place = alternatives.length > 1 ? ` (${alternatives.indexOf(transition) + 1})` : "";
  const event = eventType === "" ? "always" : eventType.replace(/^xstate\.(done|error)\.actor\./, "$1 ");
  return `${stateName(source)}: ${event}${place}${target ? ` → ${target.map(stateName).join(", ")}` : ""}`;
}

export function guardOutcomeName(transition: AnyTransitionDefinition, holds: boolean): string {
  return `${transitionName(transition)} – ${holds ? "holds" : "does not hold"}`;
}

export function conditionName(transition: AnyTransitionDefinition, condition: string, holds: boolean): string {
  return `${transitionName(transition)}, ${condition} – ${holds ? "holds" : "does not hold"}`;
}

function outcomesOf(transition: AnyTransitionDefinition, machine: AnyStateMachine): string[] {
  const { guard } = transition;
  if (guard === undefined) return [];
  const both = [true, false];
  return [
    ...both.map((holds) => guardOutcomeName(transition, holds)),
    ...conditionsOf(guard, machine).flatMap(({ name }) => both.map((holds) => conditionName(transition, name, holds))),
  ];
}

/** The clauses in the `meta.spec` of a state or transition. */
export function clausesOf({ meta }: { meta?: unknown }): string[] {
  const { spec } = (meta ?? {}) as { spec?: readonly string[] };
  return [...(spec ?? [])];
}

/** Whether a transition only forbids an event (`EVENT: undefined`). */
export function isForbidden({ target, actions, guard }: AnyTransitionDefinition): boolean {
  return target === undefined && actions.length === 0 && guard === undefined;
}

/** A state's own transitions, with eventless ones last. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/**
 * One condition of a guard made with `and`, `or` and `not`, with its name and in the form that `evaluateGuard` accepts.
 */
type Condition = { name: string; guard: Guard };

type Guard = Parameters<typeof import("xstate/guards").evaluateGuard>[0];
type Composed = { guards?: readonly Guard[]; stateValue?: unknown };

/** The conditions of a guard with several; empty for a single condition. */
export function conditionsOf(guard: Guard, machine: AnyStateMachine): Condition[] {
  const conditions = flat(guard);
  return conditions.length > 1
    ? conditions.map(({ name, guard: part }, place) => ({ name: name || `condition ${place + 1}`, guard: part }))
    : [];

  function flat(part: Guard): Condition[] {
    const named = typeof part === "function" ? part : machine.implementations.guards[nameOf(part)];
    const { guards, stateValue } = (typeof named === "function" ? named : {}) as Composed;
    if (guards) return guards.flatMap(flat);
    if (stateValue !== undefined) return [{ name: `in ${stateText(stateValue)}`, guard: part }];
    return [{ name: typeof part === "function" ? "" : nameOf(part), guard: part }];
  }
}

function nameOf(guard: Guard): string {
  return typeof guard === "string" ? guard : (guard as { type: string }).type;
}
