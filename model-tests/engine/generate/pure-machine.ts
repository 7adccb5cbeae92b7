import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  isMachineSnapshot,
} from "xstate";
import { evaluateGuard } from "xstate/guards";
import type { MachineModel } from "#model-tests/engine/model.ts";
import { activeNodes, isAtomic } from "./active-nodes.ts";
import { effectOf, type MachineEffect, watched } from "./effects.ts";
import {
  clausesOf,
  conditionName,
  conditionsOf,
  ELEMENT_KINDS,
  type Elements,
  emptyElements,
  guardOutcomeName,
  isForbidden,
  stateName,
  transitionName,
} from "./element-names.ts";

/** The whole effect of one event in a situation. */
export type Effect = {
  snapshot: AnyMachineSnapshot;
  /** In order. */
  effects: MachineEffect[];
  /** The clauses of the transitions taken and the states entered. */
  clauses: string[];
  covered: Elements;
  /** Whether the machine handles this event here. */
  isDefined: boolean;
};

/**
 * Computes a machine's transitions without side effects: no actors and custom actions run, but `assign`, guards and
 * raised events do.
 */
export function pureMachine({ machine: original, input }: MachineModel) {
  let microsteps: Microstep[] = [];
  let effects: MachineEffect[] = [];
  const machine = watched(original, (effect) => void effects.push(effect));
  const told = effectOf(machine);
  const self = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== "@xstate.microstep" || !isMachineSnapshot(inspected.snapshot)) return;
      microsteps.push({ event: inspected.event, snapshot: inspected.snapshot });
    },
  });
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (executed) => {
      const effect = told(executed);
      if (effect) effects.push(effect);
    },
  };
  const initial: AnyMachineSnapshot = self.getSnapshot();

  effects = [];
  machine.getInitialSnapshot(scope, input);

  return {
    initial,
    effectsAtStart: effects,
    coveredAtStart: coveredIn(initial),
    /** The next snapshot and effects without coverage, which is faster for many steps. */
    follow(snapshot: AnyMachineSnapshot, event: AnyEventObject): Pick<Effect, "snapshot" | "effects"> {
      effects = [];
      return { snapshot: machine.transition(snapshot, event, scope), effects };
    },
    after(snapshot: AnyMachineSnapshot, event: AnyEventObject): Effect {
      microsteps = [];
      effects = [];
      const next: AnyMachineSnapshot = machine.transition(snapshot, event, scope);
      const covered = emptyElements();
      const taken: AnyTransitionDefinition[] = [];
      let before = snapshot;
      for (const microstep of microsteps) {
        const chosen = chosenTransitions(before, microstep.event, taken.length > 0);
        taken.push(...chosen.transitions);
        addAll(covered, coveredBy(chosen, microstep.snapshot, microstep.event));
        before = microstep.snapshot;
      }
      const entered = activeNodes(next).filter((node) => !activeNodes(snapshot).includes(node));
      const clauses = [...taken, ...entered].flatMap(clausesOf);
      return {
        snapshot: next,
        effects,
        clauses,
        covered,
        isDefined: taken.some((transition) => !isForbidden(transition)),
      };
    },
  };
}

/** The names of executed actions and emitted events. */
export function actsOf(effects: readonly MachineEffect[]): string[] {
  // Events are emitted after all actions of the step.
  const namesOf = (sought: MachineEffect["kind"]) =>
    effects.filter(({ kind }) => kind === sought).map(({ name }) => name);
  return [...namesOf("act"), ...namesOf("emit")];
}

export function addAll(into: Elements, from: Elements): void {
  for (const kind of ELEMENT_KINDS) for (const name of from[kind]) into[kind].add(name);
}

type Microstep = { event: AnyEventObject; snapshot: AnyMachineSnapshot };

/** The transitions that one microstep takes, and the outcomes of the guards evaluated for them. */
type Chosen = { transitions: AnyTransitionDefinition[]; outcomes: string[] };

/** Eventless transitions come first, except when the event has just been sent. */
function chosenTransitions(snapshot: AnyMachineSnapshot, event: AnyEventObject, hasMoved: boolean): Chosen {
  const eventless = hasMoved ? choose(snapshot, event, ({ always }) => always) : { transitions: [], outcomes: [] };
  if (eventless.transitions.length > 0) return { ...eventless, outcomes: [] };
  return choose(snapshot, event, ({ transitions }) => [event.type, "*"].flatMap((type) => transitions.get(type) ?? []));
}

function coveredBy({ transitions, outcomes }: Chosen, snapshot: AnyMachineSnapshot, event: AnyEventObject): Elements {
  const covered = coveredIn(snapshot);
  for (const transition of transitions.filter((each) => !isForbidden(each))) {
    covered.transitions.add(transitionName(transition));
    for (const clause of clausesOf(transition)) covered.clauses.add(clause);
  }
  // Eventless transitions are evaluated after every microstep.
  const always = snapshot.status === "active" ? choose(snapshot, event, (node) => node.always).outcomes : [];
  for (const outcome of [...outcomes, ...always]) covered.guardOutcomes.add(outcome);
  return covered;
}

function coveredIn(snapshot: AnyMachineSnapshot): Elements {
  const covered = emptyElements();
  for (const node of activeNodes(snapshot)) {
    if (node.parent) covered.states.add(stateName(node));
    for (const clause of clausesOf(node)) covered.clauses.add(clause);
  }
  return covered;
}

/** From each innermost active state outwards, the first transition whose guard holds. */
function choose(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  candidatesOf: (node: AnyStateNode) => readonly AnyTransitionDefinition[] | undefined,
): Chosen {
  const outcomes: string[] = [];
  const transitions = new Set<AnyTransitionDefinition>();
  for (const leaf of activeNodes(snapshot).filter(isAtomic)) {
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      const found = candidatesOf(node)?.find((transition) => isTaken(transition, snapshot, event, outcomes));
      if (!found) continue;
      transitions.add(found);
      break;
    }
  }
  return { transitions: [...transitions], outcomes };
}

function isTaken(
  transition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  asked: string[],
): boolean {
  if (transition.guard === undefined) return true;
  const holds = evaluateGuard(transition.guard, snapshot.context, event, snapshot);
  asked.push(guardOutcomeName(transition, holds));
  for (const { name, guard } of conditionsOf(transition.guard, snapshot.machine)) {
    asked.push(conditionName(transition, name, evaluateGuard(guard, snapshot.context, event, snapshot)));
  }
  return holds;
}

function nothing() {}
