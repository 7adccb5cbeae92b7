import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import { checkAlways } from "#model-tests/engine/invariants/always.ts";
import { checkModel, type MachineModel } from "#model-tests/engine/model.ts";
import type { MachineEffect } from "./effects.ts";
import { type Elements, emptyElements } from "./element-names.ts";
import { addAll, type Effect, pureMachine } from "./pure-machine.ts";
import { everyEvent, outcomes, type Step } from "./step.ts";

/** One step between two situations (perhaps the same), with its coverage and effects. */
export type Edge = {
  from: string;
  step: Step;
  to: string;
  after: AnyMachineSnapshot;
  covered: Elements;
  effects: readonly MachineEffect[];
  clauses: readonly string[];
};

/** A state value with the part of the context that guards read (`stateKey`). */
export type Situation = {
  key: string;
  value: unknown;
  snapshot: AnyMachineSnapshot;
  edges: Edge[];
  /** Events that the machine must ignore here; accepting one would be a sneak path. */
  undefinedCells: Step[];
  /** The guard outcomes that make the machine ignore these events. */
  coveredByCells: Elements;
};

export type Graph = {
  machine: string;
  initial: Situation;
  coveredAtStart: Elements;
  effectsAtStart: readonly MachineEffect[];
  situations: ReadonlyMap<string, Situation>;
};

/** With more situations, `stateKey` has too many values, unless the model allows more. */
const MOST_SITUATIONS = 5_000;

/**
 * Explores every situation that the model can reach, and every step between them, with the traversal of `xstate/graph`
 * over the machine with scripted outcomes.
 * @throws Error when the model does not fit its machine, when a situation violates one of its `always`, or when there are
 *   too many situations.
 */
export function explore(model: MachineModel): Graph {
  // Not while the model is imported, so that the other machines are still generated.
  checkModel(model);
  const { maxSituations = MOST_SITUATIONS } = model;
  const pure = pureMachine(model);
  const keys = new Set<string>();
  const steps = new Map<AnyEventObject, Step>();
  const moves: { from: string; step: Step; effect: Effect }[] = [];

  checkAlways(model, pure.initial, "at the start");
  const reached = getAdjacencyMap(
    { getInitialSnapshot: () => pure.initial, getPersistedSnapshot: (snapshot) => snapshot, transition: follow },
    // `steps` already distinguishes events of one type, so their payloads need not be serialized.
    { events: possibleEvents, serializeState: keyOf, serializeEvent: ({ type }: AnyEventObject) => type },
  );

  const situations = new Map<string, Situation>();
  for (const [key, { state: snapshot }] of Object.entries(reached)) {
    const { value } = snapshot;
    situations.set(key, { key, value, snapshot, edges: [], undefinedCells: [], coveredByCells: emptyElements() });
  }
  for (const { from, step, effect } of moves) {
    const situation = situationOf(from);
    if (effect.isDefined || step.kind !== "event") {
      const { snapshot: after, covered, effects, clauses } = effect;
      situation.edges.push({ from, step, to: keyOf(after), after, covered, effects, clauses });
    } else {
      situation.undefinedCells.push(step);
      addAll(situation.coveredByCells, effect.covered);
    }
  }
  const initial = situationOf(keyOf(pure.initial));
  const { coveredAtStart, effectsAtStart } = pure;
  return { machine: model.machine.id, initial, coveredAtStart, effectsAtStart, situations };

  function possibleEvents(snapshot: AnyMachineSnapshot): AnyEventObject[] {
    if (snapshot.status !== "active") return [];
    const possible = [...everyEvent(model), ...outcomes(model, snapshot)];
    for (const step of possible) steps.set(step.event, step);
    return possible.map(({ event }) => event);
  }

  function follow(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
    const from = keyOf(snapshot);
    const step = steps.get(event);
    if (step === undefined) throw new Error(`${event.type} is impossible for ${model.machine.id} in ${from}`);
    const effect = pure.after(snapshot, event);
    if (effect.snapshot.status === "error") throw new Error(`${model.machine.id} throws at ${step.label} in ${from}`);
    checkAlways(model, effect.snapshot, `after ${step.label}`);
    moves.push({ from, step, effect });
    return effect.snapshot;
  }

  function keyOf(snapshot: AnyMachineSnapshot): string {
    const key = situationKey(model, snapshot);
    keys.add(key);
    if (keys.size > maxSituations)
      throw new Error(
        `${model.machine.id} has more than ${maxSituations} situations: see its stateKey, or maxSituations`,
      );
    return key;
  }

  function situationOf(key: string): Situation {
    const found = situations.get(key);
    if (found === undefined) throw new Error(`${model.machine.id} has no situation ${key}`);
    return found;
  }
}

/** A situation's key: its state value and its `stateKey`. */
export function situationKey({ stateKey }: MachineModel, { value, context }: AnyMachineSnapshot): string {
  const apart = JSON.stringify(stateKey(context));
  return apart === "{}" ? JSON.stringify(value) : `${JSON.stringify(value)} ${apart}`;
}
