import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import {
  clausesOf,
  isForbidden,
  stateName,
  stateText,
  transitionName,
  transitionsOf,
} from "#model-tests/engine/generate/element-names.ts";
import { nodesOf } from "#model-tests/engine/model.ts";
import { eventWords, inWords, stateWords, type Timers } from "./words.ts";

/** A machine's drawing: nested states and the transitions between them, by their names in reports. */
export type Chart = { states: ChartState[]; transitions: ChartTransition[] };

export type ChartState = {
  /** Its path; "" for the root. */
  id: string;
  label: string;
  /** The parent state; null for the root. */
  parent: string | null;
  kind: "atomic" | "compound" | "parallel" | "final";
  /** Whether it is its parent's initial state. */
  isFirst: boolean;
  /** The ids of its invokes. */
  invokes: string[];
  clauses: string[];
};

export type ChartTransition = {
  id: string;
  from: string;
  /** The target; the source itself when the state does not change. */
  to: string;
  event: string;
  /** The guard in words; "" without one. */
  guard: string;
  clauses: string[];
};

export function chartOf(machine: AnyStateMachine, timers: Timers): Chart {
  const nodes = [machine.root, ...nodesOf(machine)];
  return {
    states: nodes.map(stateOf),
    transitions: nodes
      .flatMap(transitionsOf)
      .filter((each) => !isForbidden(each))
      .map(transitionOf),
  };

  function transitionOf(transition: AnyTransitionDefinition): ChartTransition {
    const from = idOf(transition.source);
    return {
      id: transitionName(transition),
      from,
      to: transition.target?.[0] ? idOf(transition.target[0]) : from,
      event: eventWords(transition.eventType, timers),
      guard: conditionOf(transition),
      clauses: clausesOf(transition),
    };
  }

  function conditionOf({ guard, source, eventType }: AnyTransitionDefinition): string {
    if (guard !== undefined) return guardWords(guard);
    return transitionsOf(source).filter((other) => other.eventType === eventType).length > 1 ? "otherwise" : "";
  }
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: idOf(node),
    label: inWords(node.key),
    parent: node.parent ? idOf(node.parent) : null,
    kind: node.type === "history" ? "atomic" : node.type,
    isFirst: node.parent?.type === "compound" && node.parent.initial.target[0] === node,
    invokes: node.invoke.map(({ id }) => id),
    clauses: clausesOf(node),
  };
}

function idOf(node: AnyStateNode): string {
  return node.parent ? stateName(node) : "";
}

/** XState's representation of `and`, `or`, `not` and `stateIn`. */
type Composed = { name: string; guards?: readonly unknown[]; stateValue?: unknown };

/**
 * A guard in words: `is status paid`, `not (has user)`, `in open › unsent and can send`; a placeholder for an inline
 * guard.
 */
export function guardWords(guard: unknown): string {
  if (typeof guard === "string") return inWords(guard);
  if (typeof guard === "function") return composedWords(guard as unknown as Composed);
  const { type, params } = guard as { type: string; params?: unknown };
  const isShown = typeof params === "string" || typeof params === "number";
  return isShown ? `${inWords(type)} ${params}` : inWords(type);
}

function composedWords({ name, guards = [], stateValue }: Composed): string {
  if (stateValue !== undefined) return `in ${stateWords(stateText(stateValue))}`;
  const parts = guards.map(guardWords);
  if (parts.length === 0) return "on a condition";
  if (name === "not") return `not (${parts.join("")})`;
  return parts.join(` ${name} `);
}
