import type { MachineModel } from "#model-tests/model.ts";
import { ELEMENT_KINDS, type Elements, elementsOf, emptyElements } from "./element-names.ts";
import type { Graph } from "./explore.ts";
import { addAll } from "./pure-machine.ts";
import type { Path } from "./tour.ts";

/** What paths cover of a machine. */
export type Coverage = Record<
  (typeof ELEMENT_KINDS)[number],
  { covered: string[]; uncovered: string[]; excused: string[] }
>;

/** Compares what paths walk, and the undefined cells that are tried on their way, with what the machine has. */
export function coverageOf({ machine, excused = {} }: MachineModel, graph: Graph, paths: readonly Path[]): Coverage {
  const walked = emptyElements();
  addAll(walked, graph.coveredAtStart);
  for (const { edges } of paths) for (const { covered } of edges) addAll(walked, covered);
  for (const { coveredByCells } of graph.situations.values()) addAll(walked, coveredByCells);
  const all = elementsOf(machine);
  return {
    states: compare(all, walked, "states"),
    transitions: compare(all, walked, "transitions"),
    guardOutcomes: compare(all, walked, "guardOutcomes"),
    clauses: compare(all, walked, "clauses"),
  };

  function compare(whole: Elements, part: Elements, kind: keyof Elements) {
    const missed = [...whole[kind]].filter((name) => !part[kind].has(name));
    return {
      covered: [...whole[kind]].filter((name) => part[kind].has(name)),
      uncovered: missed.filter((name) => !(name in excused)),
      excused: missed.filter((name) => name in excused),
    };
  }
}

/** What is wrong with a coverage, sentence by sentence: what no path covers, and excuses that excuse nothing. */
export function coverageGaps({ machine, excused = {} }: MachineModel, coverage: Coverage): string[] {
  const used = new Set(ELEMENT_KINDS.flatMap((kind) => coverage[kind].excused));
  return [
    ...ELEMENT_KINDS.flatMap((kind) =>
      coverage[kind].uncovered.map((name) => `${machine.id}: no path covers ${NOUNS[kind]} ${name}`),
    ),
    ...Object.keys(excused)
      .filter((name) => !used.has(name))
      .map((name) => `${machine.id}: nothing is missed that is called ${name}, so it needs no excuse`),
  ];
}

const NOUNS = {
  states: "state",
  transitions: "transition",
  guardOutcomes: "guard outcome",
  clauses: "clause",
} as const;
