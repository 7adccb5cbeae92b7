import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import {
  clausesOf,
  isForbidden,
  stateName,
  transitionName,
  transitionsOf,
} from "#model-tests/engine/generate/element-names.ts";
import { nodesOf } from "#model-tests/engine/model.ts";
import { guardWords } from "./guard-words.ts";
import { eventWords, inWords, type Timers } from "./words.ts";

/** A machine as it is drawn: states within states, and the transitions between them; both by the names of reports. */
export type Chart = { states: ChartState[]; transitions: ChartTransition[] };

export type ChartState = {
  /** Its path; "" for the machine itself. */
  id: string;
  label: string;
  /** The state around it; null for the machine itself. */
  parent: string | null;
  kind: "atomic" | "compound" | "parallel" | "final";
  /** Whether its parent begins here. */
  isFirst: boolean;
  /** What is asked or started here, by the invoke's id. */
  asks: string[];
  clauses: string[];
};

export type ChartTransition = {
  id: string;
  from: string;
  /** Where it leads; its own state where it stays. */
  to: string;
  event: string;
  /** Under which condition, in words; "" for none. */
  guard: string;
  clauses: string[];
};

/** Everything of a machine that is drawn. */
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
    asks: node.invoke.map(({ id }) => id),
    clauses: clausesOf(node),
  };
}

function idOf(node: AnyStateNode): string {
  return node.parent ? stateName(node) : "";
}
