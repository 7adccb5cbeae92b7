import type { KindCoverage } from "#model-tests/engine/generate/coverage.ts";
import type { Criterion } from "#model-tests/engine/generate/criteria.ts";
import { stateText } from "#model-tests/engine/generate/element-names.ts";
import type { Generated } from "#model-tests/engine/generate/generate.ts";
import type { Path } from "#model-tests/engine/generate/tour.ts";
import { named, type WalkPaths } from "#model-tests/engine/walk/walk-paths.ts";

/** A path in a report: events, states and fixtures, without payloads. */
export type PathReport = { number: number; opening: string[]; steps: StepReport[] };
/** `covers` and `opening` name the states, transitions and guard outcomes of a step and of opening the page. */
type StepReport = { event: string; fixture: string; state: string; covers: string[] };

export type BrowserReport = {
  /** The time of the walk, as an ISO 8601 date and time. */
  at: string;
  /** The address of the walked console; empty for the local build. */
  address: string;
  /**
   * The criterion of the numbered paths. Null for single steps, sessions and random paths, which are not kept: a later
   * run has no path that would replace them.
   */
  criterion: Criterion | null;
  paths: WalkedPath[];
  /** The number of paths for the browser, walked or not. */
  total: number;
  /** Elements that no browser path covers, with reasons. */
  excluded: Record<string, string>;
};

/**
 * `failure` is null if the path was walked to its end. `taken` is the number of steps taken, including the failed one.
 */
export type WalkedPath = PathReport & { failure: string | null; taken: number; seconds: number };

export function pathReport({ number, edges }: Path, { graph, initialEdges }: WalkPaths): PathReport {
  const { initial, coveredAtStart, situations } = graph;
  return {
    number,
    opening: [
      ...[{ covered: coveredAtStart }, ...initialEdges].flatMap(withStates),
      ...named({ covered: initial.coveredByCells }),
    ],
    steps: edges.map((edge) => {
      const situation = situations.get(edge.to);
      return {
        event: edge.step.label,
        fixture: edge.step.fixture,
        state: stateText(situation?.value),
        covers: [...withStates(edge), ...(situation ? named({ covered: situation.coveredByCells }) : [])],
      };
    }),
  };
}

function withStates(part: Parameters<typeof named>[0]): string[] {
  return [...part.covered.states, ...named(part)];
}

export function pathTitle({ steps }: PathReport): string {
  if (steps.length === 0) return "opening the page";
  const shown = steps.slice(0, 4).map(({ event }) => event);
  return steps.length > shown.length ? `${shown.join(", ")}, … (${steps.length} steps)` : shown.join(", ");
}

/** Returns a line for the terminal with the coverage of each machine. */
export function summaryLines(every: readonly Generated[], problems: ReadonlyMap<string, readonly string[]>): string[] {
  return every.map((generated) => {
    const { id } = generated.model.machine;
    const { states, transitions, guardOutcomes, clauses, pairs, undefinedCells } = generated.coverage;
    const paths = generated.parts.flatMap((part) => part.paths);
    const steps = paths.reduce((sum, path) => sum + path.edges.length, 0);
    const isGood = (problems.get(id) ?? []).length === 0;
    return [
      `${isGood ? "✓" : "✗"} ${id}: ${paths.length} paths, ${steps} steps`,
      `states ${share(states)}, transitions ${share(transitions)}`,
      `guard outcomes ${share(guardOutcomes)}, clauses ${share(clauses)}`,
      `pairs ${share(pairs)}, undefined cells ${share(undefinedCells)}`,
    ].join("; ");
  });
}

/** Formats the covered count out of the total, which includes excused elements. */
export function share({ covered, uncovered, excused }: KindCoverage): string {
  const whole = `${covered.length}/${covered.length + uncovered.length + excused.length}`;
  return excused.length === 0 ? whole : `${whole} (${excused.length} excused)`;
}
