import { refuseEmptyLaws } from "#model-tests/laws/always.ts";
import { checkOverTime } from "#model-tests/laws/check-over-time.ts";
import type { MachineModel } from "#model-tests/model.ts";
import { type Coverage, coverageGaps, coverageOf } from "./coverage.ts";
import { explore, type Graph } from "./explore.ts";
import { edgeName, type Path, tour } from "./tour.ts";

/** Everything generated from one machine. */
export type Generated = {
  model: MachineModel;
  graph: Graph;
  /** Transition tours: together they walk every step out of every situation. */
  paths: Path[];
  coverage: Coverage;
  /** What is wrong; empty when every part of the machine is covered. */
  gaps: string[];
};

/** The most steps of one path walked in process. */
const LONGEST_PATH = 40;

/** Generates a machine's situations, its tours and their coverage. */
export function generate(model: MachineModel): Generated {
  refuseEmptyLaws(model);
  const graph = explore(model);
  const emptyLaws = checkOverTime(model, graph);
  const paths = tour(graph, { wants: (edge) => [edgeName(edge)], longest: LONGEST_PATH });
  const coverage = coverageOf(model, graph, paths);
  return { model, graph, paths, coverage, gaps: [...emptyLaws, ...coverageGaps(model, coverage)] };
}
