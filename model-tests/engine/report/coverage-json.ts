import type { Generated } from "#model-tests/engine/generate/generate.ts";
import type { ClauseFacts, Facts, MachineFacts } from "./facts.ts";
import { walkedTransitions } from "./walked.ts";

const KINDS = ["states", "transitions", "guardOutcomes", "pairs", "undefinedCells"] as const;

/** The covered, uncovered and excused elements of one kind by name; excused ones with their reason. */
type Names = { covered: string[]; uncovered: string[]; excused: Record<string, string> };

/** The content of `coverage.json`: the coverage of each machine, and what proves each clause. */
export type CoverageJson = {
  machines: Record<string, Record<(typeof KINDS)[number], Names> & { browser: Names; invariants: InvariantCounts }>;
  clauses: Record<string, { machines: string[]; paths: string[]; result: ClauseFacts["result"] }>;
};

type InvariantCounts = { hold: number; broken: number; doNotApply: number };

/** Paths are named by machine and number, such as `orderPayment 3`; browser coverage lists transitions. */
export function coverageJson({ machines, clauses }: Facts, generated: readonly Generated[]): CoverageJson {
  const facts = new Map(machines.map((machine) => [machine.id, machine]));
  return {
    machines: Object.fromEntries(
      generated.flatMap(({ model, coverage }) => {
        const own = facts.get(model.machine.id);
        if (own === undefined) return [];
        const kinds = KINDS.map((kind): [string, Names] => {
          const { covered, uncovered, excused } = coverage[kind];
          return [
            kind,
            { covered, uncovered, excused: Object.fromEntries(excused.map((name) => [name, own.excused[name] ?? ""])) },
          ];
        });
        const more = { browser: inBrowser(own), invariants: counted(own) };
        return [[own.id, { ...Object.fromEntries(kinds), ...more } as CoverageJson["machines"][string]]];
      }),
    ),
    clauses: Object.fromEntries(
      clauses.map(({ number, machines: named, paths, result }) => [
        number,
        { machines: named, paths: named.flatMap((id) => (paths[id] ?? []).map((path) => `${id} ${path}`)), result },
      ]),
    ),
  };
}

function inBrowser(machine: MachineFacts): Names {
  const walked = walkedTransitions(machine);
  const names = machine.chart.transitions.map(({ id }) => id);
  const { excluded } = machine.browser;
  return {
    covered: names.filter((name) => walked.get(name) === "passed"),
    uncovered: names.filter((name) => walked.get(name) !== "passed" && !(name in excluded)),
    excused: Object.fromEntries(
      names.flatMap((name) => (excluded[name] === undefined ? [] : [[name, excluded[name]]])),
    ),
  };
}

function counted({ invariants }: MachineFacts): InvariantCounts {
  const broken = invariants.filter(({ problem }) => problem !== null).length;
  const doNotApply = invariants.filter(({ problem, applies }) => problem === null && !applies).length;
  return { hold: invariants.length - broken - doNotApply, broken, doNotApply };
}
