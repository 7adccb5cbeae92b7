import { array, check, nat, property } from "fast-check";
import { type Graph, situationKey } from "#model-tests/engine/generate/explore.ts";
import type { Part } from "#model-tests/engine/generate/generate.ts";
import { pureMachine } from "#model-tests/engine/generate/pure-machine.ts";
import { everyEvent, outcomes, stepName } from "#model-tests/engine/generate/step.ts";
import type { MachineModel } from "#model-tests/engine/model.ts";
import { checkAlways } from "./always.ts";
import { invariantsOverTime } from "./check-over-time.ts";
import type { Moment } from "./moment.ts";

export type WalkPlan = {
  /** The number of walks, and the maximum length of each. */
  walks: number;
  steps: number;
  /** The same seed gives the same walks. */
  seed: number;
};

/** A problem found by random walks, with the shortest walk that reproduces it. */
export type Broken = { problem: string; steps: string[]; seed: number };

/**
 * Walks a machine at random and keeps the whole context, whereas tours merge contexts with the same `stateKey`. Every
 * invariant must hold, and every step must lead to the situation given in the graph.
 * @returns null without problems
 */
export function walkAtRandom(model: MachineModel, graph: Graph, { walks, steps, seed }: WalkPlan): Broken | null {
  const pure = pureMachine(model);
  let taken: string[] = [];
  const walk = property(array(nat(), { maxLength: steps, size: "max" }), (choices) => {
    taken = [];
    take(choices);
  });
  const { failed, errorInstance } = check(walk, { numRuns: walks, seed });
  return failed
    ? { problem: errorInstance instanceof Error ? errorInstance.message : "it breaks", steps: taken, seed }
    : null;

  function take(choices: readonly number[]): void {
    const invariants = Object.entries(invariantsOverTime(model));
    const remembered = invariants.map(([, { initial }]) => initial);
    let snapshot = pure.initial;
    see({ step: null, before: null, after: snapshot, effects: pure.effectsAtStart });
    for (const choice of choices) {
      if (snapshot.status !== "active") return;
      const possible = [...everyEvent(model), ...outcomes(model, snapshot)];
      const step = possible[choice % possible.length];
      if (step === undefined) return;
      taken.push(stepName(step));
      const { snapshot: after, effects } = pure.follow(snapshot, step.event);
      see({ step, before: snapshot, after, effects });
      expectKnown(situationKey(model, snapshot), step, situationKey(model, after));
      snapshot = after;
    }

    function see(moment: Moment) {
      checkAlways(model, moment.after, "on a random walk");
      for (const [index, [sentence, invariant]] of invariants.entries()) {
        const next = invariant.next(remembered[index] ?? "", moment);
        if (next === null) throw new Error(`${model.machine.id}: invariant violated: ${sentence}`);
        remembered[index] = next;
      }
    }
  }

  function expectKnown(from: string, { label, fixture }: { label: string; fixture: string }, to: string) {
    const edge = graph.situations.get(from)?.edges.find(({ step }) => step.label === label && step.fixture === fixture);
    if (to !== (edge?.to ?? from)) {
      throw new Error(`${model.machine.id}: in ${from} ${label} leads to ${to}: stateKey lacks part of the context`);
    }
  }
}

/** The problems found by random walks from each input, with the command that reproduces them. */
export function randomProblems(
  parts: readonly Pick<Part, "model" | "graph">[],
  plan: WalkPlan,
  command: string,
): string[] {
  return parts.flatMap(({ model, graph }) => {
    const broken = walkAtRandom(model, graph, plan);
    if (broken === null) return [];
    const again = `${command} --machine ${model.machine.id} --criterion random --walks ${plan.walks} --seed ${plan.seed}`;
    return [`${broken.problem}\n  after ${broken.steps.join(" → ")}\n  To repeat: ${again}`];
  });
}
