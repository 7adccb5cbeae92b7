import { byName } from "#model-tests/engine/generate/coverage.ts";
import type { Generated } from "#model-tests/engine/generate/generate.ts";
import { walkedElements } from "./clause-facts.ts";
import type { Facts, MachineFacts } from "./facts.ts";

const KINDS = ["states", "transitions", "guardOutcomes", "pairs", "undefinedCells"] as const;
const WALKED = ["transitions", "guardOutcomes"] as const;

/** The covered, uncovered and excused elements of one kind by name; excused ones with their reason. */
type Names = { covered: string[]; uncovered: string[]; excused: Record<string, string> };

/**
 * The content of `coverage.json`: the coverage of each machine, and what proves each clause. Paths are named by machine
 * and number, such as `orderPayment 3`.
 */
export function coverageJson({ machines, clauses }: Facts, generated: readonly Generated[]) {
  const facts = new Map(machines.map((machine) => [machine.id, machine]));
  return {
    machines: Object.fromEntries(
      generated.flatMap(({ model, coverage }) => {
        const own = facts.get(model.machine.id);
        if (own === undefined) return [];
        const kinds = byName(KINDS, (kind): Names => {
          const { covered, uncovered, excused } = coverage[kind];
          const reasons = excused.map((name) => [name, own.excused[name] ?? ""]);
          return { covered, uncovered, excused: Object.fromEntries(reasons) };
        });
        const browser = byName(WALKED, (kind) => inBrowser(own, Object.values(coverage[kind]).flat()));
        return [[own.id, { ...kinds, browser, invariants: counted(own) }]];
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

function inBrowser(machine: MachineFacts, names: readonly string[]): Names {
  const walked = walkedElements(machine);
  const excluded = { ...machine.excused, ...machine.browser.excluded };
  return {
    covered: names.filter((name) => walked.get(name) === "passed"),
    uncovered: names.filter((name) => walked.get(name) !== "passed" && !(name in excluded)),
    excused: Object.fromEntries(
      names.flatMap((name) =>
        excluded[name] === undefined || walked.get(name) === "passed" ? [] : [[name, excluded[name]]],
      ),
    ),
  };
}

function counted({ invariants }: MachineFacts) {
  const broken = invariants.filter(({ problem }) => problem !== null).length;
  const doNotApply = invariants.filter(({ problem, applies }) => problem === null && !applies).length;
  return { hold: invariants.length - broken - doNotApply, broken, doNotApply };
}
