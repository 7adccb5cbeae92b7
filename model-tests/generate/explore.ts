import type { AnyMachineSnapshot } from "xstate";
import type { MachineModel } from "#model-tests/model.ts";
import { type Elements, emptyElements } from "./element-names.ts";
import { addAll, pureMachine } from "./pure-machine.ts";
import { everyEvent, outcomes, type Step } from "./step.ts";

/** One step from one situation to the next (perhaps the same), and what it covers on its way. */
export type Edge = { from: string; step: Step; to: string; covered: Elements };

/** A state value together with the part of the context that tells it apart. */
export type Situation = {
  key: string;
  value: unknown;
  snapshot: AnyMachineSnapshot;
  edges: Edge[];
  /** Events that the machine must ignore here: each accepted one would be a sneak path. */
  undefinedCells: Step[];
  /** The guards that keep the undefined cells undefined. */
  coveredByCells: Elements;
};

export type Graph = {
  machine: string;
  initial: Situation;
  coveredAtStart: Elements;
  situations: ReadonlyMap<string, Situation>;
};

/** More situations than this mean that `stateKey` tells too much apart. */
const MOST_SITUATIONS = 2_000;

/**
 * Every situation that the model can bring its machine into, and every step between them.
 * @throws Error when a situation breaks one of the model's `always`, or when there are too many to be finite.
 */
export function explore(model: MachineModel): Graph {
  const pure = pureMachine(model);
  const events = everyEvent(model);
  const situations = new Map<string, Situation>();
  const initial = reach(pure.initial, "at the start");
  for (const situation of situations.values()) {
    if (situation.snapshot.status !== "active") continue;
    for (const step of [...events, ...outcomes(model, situation.snapshot)]) follow(situation, step);
  }
  return { machine: model.machine.id, initial, coveredAtStart: pure.coveredAtStart, situations };

  function follow(from: Situation, step: Step) {
    const { snapshot, covered, isDefined } = pure.after(from.snapshot, step.event);
    if (snapshot.status === "error") throw new Error(`${model.machine.id} breaks at ${step.label} in ${from.key}`);
    if (!isDefined && step.kind === "event") {
      from.undefinedCells.push(step);
      addAll(from.coveredByCells, covered);
      return;
    }
    const to = reach(snapshot, `after ${step.label}`);
    from.edges.push({ from: from.key, step, to: to.key, covered });
  }

  function reach(snapshot: AnyMachineSnapshot, when: string): Situation {
    const key = situationKey(model, snapshot);
    const known = situations.get(key);
    if (known) return known;
    checkAlways(model, snapshot, when);
    if (situations.size === MOST_SITUATIONS) throw new Error(`${model.machine.id} has too many situations`);
    const situation: Situation = {
      key,
      value: snapshot.value,
      snapshot,
      edges: [],
      undefinedCells: [],
      coveredByCells: emptyElements(),
    };
    situations.set(key, situation);
    return situation;
  }
}

/** A situation's name: its state value, and what tells it apart. */
export function situationKey({ stateKey }: MachineModel, { value, context }: AnyMachineSnapshot): string {
  const apart = JSON.stringify(stateKey(context));
  return apart === "null" ? JSON.stringify(value) : `${JSON.stringify(value)} ${apart}`;
}

/** @throws Error naming the sentence that does not hold. */
export function checkAlways({ machine, always }: MachineModel, snapshot: AnyMachineSnapshot, when: string): void {
  for (const [sentence, holds] of Object.entries(always)) {
    if (!holds(snapshot)) {
      throw new Error(`${machine.id} in ${JSON.stringify(snapshot.value)}, ${when}: it is not so that ${sentence}`);
    }
  }
}
