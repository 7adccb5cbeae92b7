import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { nodesOf } from "#model-tests/engine/model.ts";
import { conditionsOf } from "./conditions.ts";

/** The elements of a machine that paths can cover, by their names in reports and excuses. */
export type Elements = {
  states: Set<string>;
  transitions: Set<string>;
  /** Each guard of each transition, and each condition of composed guards, both true and false. */
  guardOutcomes: Set<string>;
  /** Clauses of the specification in the `meta.spec` of states and transitions. */
  clauses: Set<string>;
};

export const ELEMENT_KINDS = ["states", "transitions", "guardOutcomes", "clauses"] as const;

/** Every element of a machine. */
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

/** The name of a guard's condition with one of its two outcomes. */
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
