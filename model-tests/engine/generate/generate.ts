import { refuseEmptyInvariants } from "#model-tests/engine/invariants/always.ts";
import { checkOverTime } from "#model-tests/engine/invariants/check-over-time.ts";
import type { MachineModel } from "#model-tests/engine/model.ts";
import { type Coverage, coverageGaps, coverageOf } from "./coverage.ts";
import { type Criterion, PROMISES, pathsFor } from "./criteria.ts";
import { explore, type Graph } from "./explore.ts";
import type { Path } from "./tour.ts";

/** A machine from one of its inputs onwards. */
export type Part = {
  /** What the input is called among the model's others; "" for the model's own. */
  name: string;
  model: MachineModel;
  graph: Graph;
  paths: Path[];
};

/** Everything generated from one machine. */
export type Generated = Omit<Part, "name"> & {
  /** The same from each of the model's other inputs; its paths go on counting. */
  others: Part[];
  coverage: Coverage;
  /** What is wrong; empty when everything that the criterion promises is covered. */
  gaps: string[];
};

/** A machine from one of its inputs onwards, before any path is laid through it. */
export type Explored = Pick<Part, "name" | "model" | "graph">;

/**
 * Every situation of a machine, from each of its inputs onwards.
 * @throws Error naming an invariant that does not hold in one of them, or that cannot fail.
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
 * Generates a machine's situations, paths that cover what a criterion asks for, and their coverage.
 * @throws Error naming an invariant that does not hold, or that cannot fail.
 */
export function generate(model: MachineModel, criterion: Criterion = "everything"): Generated {
  return laidThrough(model, exploreAll(model), criterion);
}

/** A machine of which nothing could be generated, why, and its situations as far as they are known all the same. */
export type Broken = { model: MachineModel; problem: string; explored: Explored[] };

/** As `generate`, of several machines: one that breaks an invariant leaves the others as they are. */
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

/** An invariant that does not hold may be one that has to change: what the machine does now is known without it. */
function exploreWithoutInvariants(model: MachineModel): Explored[] {
  try {
    return exploreAll({ ...model, always: {} });
  } catch {
    return [];
  }
}

/** As `generate`, of situations that are already known. */
function laidThrough(model: MachineModel, explored: readonly Explored[], criterion: Criterion): Generated {
  let paths = 0;
  const [own, ...rest] = explored.map((one): Part => {
    const walked = pathsFor(criterion, one.graph).map((edges) => {
      paths += 1;
      return { number: paths, edges };
    });
    return { ...one, paths: walked };
  });
  if (own === undefined) throw new Error(`${model.machine.id} has no input`);
  const parts = [own, ...rest];
  const coverage = coverageOf(model, parts);
  const gaps = [...checkOverTime(model, parts), ...coverageGaps(model, coverage, PROMISES[criterion])];
  return { model, graph: own.graph, paths: own.paths, others: rest, coverage, gaps };
}

/** A machine from each of its inputs onwards. */
export function partsOf({ others, ...own }: Generated): Part[] {
  return [{ name: "", ...own }, ...others];
}
