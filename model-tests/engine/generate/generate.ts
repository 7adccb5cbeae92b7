import { refuseEmptyInvariants } from "#model-tests/engine/invariants/always.ts";
import { checkOverTime } from "#model-tests/engine/invariants/check-over-time.ts";
import type { MachineModel } from "#model-tests/engine/model.ts";
import { type Coverage, coverageGaps, coverageOf } from "./coverage.ts";
import { type Criterion, PROMISES, pathsFor } from "./criteria.ts";
import { explore, type Graph } from "./explore.ts";
import type { Path } from "./tour.ts";

/** The situations and paths of a machine from one of its inputs. */
export type Part = {
  /** The input's name among the model's others; "" for the model's own. */
  name: string;
  model: MachineModel;
  graph: Graph;
  paths: Path[];
};

export type Generated = {
  model: MachineModel;
  /** One for each of the model's inputs, with consecutive path numbers. */
  parts: Part[];
  coverage: Coverage;
  /** Problems; empty when everything that the criterion requires is covered. */
  gaps: string[];
};

/** The situations of a machine from one of its inputs, before paths are generated. */
export type Explored = Pick<Part, "name" | "model" | "graph">;

/**
 * Explores every situation of a machine from each of its inputs.
 * @throws Error naming an invariant that is violated or that cannot fail.
 */
export function exploreAll(model: MachineModel): Explored[] {
  refuseEmptyInvariants(model);
  const inputs: [string, unknown][] = [["", model.input], ...Object.entries(model.otherInputs ?? {})];
  return inputs.map(([name, input]) => {
    const withInput = { ...model, input };
    return { name, model: withInput, graph: explore(withInput) };
  });
}

/**
 * Generates a machine's situations, the paths for a criterion, and their coverage.
 * @throws Error naming an invariant that is violated or that cannot fail.
 */
export function generate(model: MachineModel, criterion: Criterion = "everything"): Generated {
  let number = 0;
  const parts = exploreAll(model).map((one): Part => {
    const paths = pathsFor(criterion, one.graph).map((edges) => ({ number: ++number, edges }));
    return { ...one, paths };
  });
  const coverage = coverageOf(model, parts);
  const gaps = [...checkOverTime(model, parts), ...coverageGaps(model, coverage, PROMISES[criterion])];
  return { model, parts, coverage, gaps };
}

/** A machine for which generation failed, with the reason and the situations that could still be explored. */
export type Broken = { model: MachineModel; problem: string; explored: Explored[] };

/** Like `generate` for several machines; a violated invariant in one does not affect the others. */
export function generateEach(
  models: readonly MachineModel[],
  criterion: Criterion = "everything",
): { generated: Generated[]; broken: Broken[] } {
  const generated: Generated[] = [];
  const broken: Broken[] = [];
  for (const model of models) {
    try {
      generated.push(generate(model, criterion));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      broken.push({ model, problem, explored: exploreWithoutInvariants(model) });
    }
  }
  return { generated, broken };
}

/** The invariant itself may need to change, so the current behaviour is explored without it. */
function exploreWithoutInvariants(model: MachineModel): Explored[] {
  try {
    return exploreAll({ ...model, always: {} });
  } catch {
    return [];
  }
}
