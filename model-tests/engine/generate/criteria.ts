import { COVERED_KINDS, type CoveredKind } from "./coverage.ts";
import type { Edge, Graph } from "./explore.ts";
import { everyPair, pairsOf, pairsWalked } from "./pairs.ts";
import { LONGEST_PATH, postmanTours } from "./postman.ts";
import { tour } from "./tour.ts";

/** The coverage criteria: everything, or a single kind in fewer steps. */
export const CRITERIA = [
  "everything",
  "states",
  "transitions",
  "guards",
  "pairs",
  "cells",
  "clauses",
  "random",
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** The kinds that each criterion covers completely; random walks guarantee none. */
export const PROMISES: Record<Criterion, readonly CoveredKind[]> = {
  everything: COVERED_KINDS,
  states: ["states"],
  transitions: ["transitions"],
  guards: ["transitions", "guardOutcomes"],
  pairs: ["pairs"],
  cells: ["undefinedCells"],
  clauses: ["clauses"],
  random: [],
};

/** Paths for a criterion, each from the machine's initial situation. */
export function pathsFor(criterion: Criterion, graph: Graph): Edge[][] {
  if (criterion === "random") return [];
  const coveredBy = COVERED_BY[criterion];
  if (coveredBy) {
    const edges = [...graph.situations.values()].flatMap((situation) => situation.edges);
    const wanted = new Set(edges.flatMap((edge) => [...coveredBy(edge, graph)]));
    return tour(graph, wanted, (edge) => coveredBy(edge, graph), LONGEST_PATH);
  }
  const { paths } = criterion === "pairs" ? { paths: [] as Edge[][] } : postmanTours(graph, LONGEST_PATH);
  const missed = everyPair(graph);
  for (const pair of paths.flatMap(pairsWalked)) missed.delete(pair);
  return [...paths, ...tour(graph, missed, pairsOf, LONGEST_PATH)];
}

const COVERED_BY: Partial<Record<Criterion, (edge: Edge, graph: Graph) => Iterable<string>>> = {
  states: ({ covered }) => covered.states,
  transitions: ({ covered }) => covered.transitions,
  guards: ({ covered, to }, { situations }) => [
    ...covered.transitions,
    ...covered.guardOutcomes,
    ...(situations.get(to)?.coveredByCells.guardOutcomes ?? []),
  ],
  cells: ({ to }, { situations }) => (situations.get(to)?.undefinedCells.length ? [to] : []),
  clauses: ({ covered }) => covered.clauses,
};
