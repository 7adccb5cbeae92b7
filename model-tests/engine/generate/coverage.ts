import type { MachineModel } from "#model-tests/engine/model.ts";
import { ELEMENT_KINDS, type Elements, elementsOf, emptyElements, stateText } from "./element-names.ts";
import type { Graph } from "./explore.ts";
import { everyPair, pairsWalked } from "./pairs.ts";
import { addAll } from "./pure-machine.ts";
import { stepName } from "./step.ts";
import type { Path } from "./tour.ts";

/** The kinds of elements to cover: a machine's parts, its pairs of transitions, and its undefined cells. */
export const COVERED_KINDS = [...ELEMENT_KINDS, "pairs", "undefinedCells"] as const;
export type CoveredKind = (typeof COVERED_KINDS)[number];

/** The covered, uncovered and excused elements of one kind; together they are all of its elements. */
export type KindCoverage = { covered: string[]; uncovered: string[]; excused: string[] };

export type Coverage = Record<CoveredKind, KindCoverage>;

/** The situations of a machine from one of its inputs, and the paths through them. */
export type Walked = { graph: Graph; paths: readonly Path[] };

type Names = Record<CoveredKind, ReadonlySet<string>>;

/** Compares the elements on paths, and the undefined cells tried there, with all elements of the machine. */
export function coverageOf({ machine, excused = {} }: MachineModel, walked: readonly Walked[]): Coverage {
  const all: Names = {
    ...elementsOf(machine),
    pairs: new Set(walked.flatMap(({ graph }) => [...everyPair(graph)])),
    undefinedCells: new Set(walked.flatMap(({ graph }) => cellsOf(graph))),
  };
  const part: Names = {
    ...elementsWalked(walked),
    pairs: new Set(walked.flatMap(({ paths }) => paths.flatMap(({ edges }) => pairsWalked(edges)))),
    undefinedCells: new Set(walked.flatMap(({ graph, paths }) => cellsOf(graph, visited(graph, paths)))),
  };
  return byKind((kind) => kindCoverage(all[kind], part[kind], excused));
}

/** @param excused the elements that nothing has to cover, by name */
export function kindCoverage(all: ReadonlySet<string>, part: ReadonlySet<string>, excused: object): KindCoverage {
  const missed = [...all].filter((name) => !part.has(name));
  return {
    covered: [...all].filter((name) => part.has(name)),
    uncovered: missed.filter((name) => !(name in excused)),
    excused: missed.filter((name) => name in excused),
  };
}

export function byName<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

export function byKind<Value>(of: (kind: CoveredKind) => Value): Record<CoveredKind, Value> {
  return byName(COVERED_KINDS, of);
}

function elementsWalked(walked: readonly Walked[]): Elements {
  const elements = emptyElements();
  for (const { graph, paths } of walked) {
    addAll(elements, graph.coveredAtStart);
    for (const { edges } of paths) for (const { covered } of edges) addAll(elements, covered);
    for (const key of visited(graph, paths))
      addAll(elements, graph.situations.get(key)?.coveredByCells ?? emptyElements());
  }
  return elements;
}

/** The situations on paths, including the initial one. */
function visited(graph: Graph, paths: readonly Path[]): ReadonlySet<string> {
  return new Set([graph.initial.key, ...paths.flatMap(({ edges }) => edges.map(({ to }) => to))]);
}

/** The ignored events of each situation. Situations with the same text are distinguished by number. */
function cellsOf({ situations }: Graph, among: ReadonlySet<string> = new Set(situations.keys())): string[] {
  return [...situations.values()].flatMap(({ key, value, undefinedCells }, place) =>
    among.has(key) ? undefinedCells.map((step) => `${place + 1} ${stateText(value)}: ${stepName(step)}`) : [],
  );
}

/** Coverage problems, one sentence each: uncovered elements and unused excuses. */
export function coverageGaps(
  { machine, excused = {} }: MachineModel,
  coverage: Coverage,
  kinds: readonly CoveredKind[] = COVERED_KINDS,
): string[] {
  const used = new Set(COVERED_KINDS.flatMap((kind) => coverage[kind].excused));
  return [
    ...kinds.flatMap((kind) =>
      coverage[kind].uncovered.map((name) => `${machine.id}: no path covers ${NOUNS[kind]} ${name}`),
    ),
    ...Object.keys(kinds.length === COVERED_KINDS.length ? excused : {})
      .filter((name) => !used.has(name))
      .map((name) => `${machine.id}: ${name} is excused but not uncovered`),
  ];
}

const NOUNS: Record<CoveredKind, string> = {
  states: "state",
  transitions: "transition",
  guardOutcomes: "guard outcome",
  clauses: "clause",
  pairs: "pair",
  undefinedCells: "undefined cell",
};
