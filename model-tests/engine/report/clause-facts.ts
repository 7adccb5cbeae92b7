import type { Clause } from "#model-tests/engine/product.ts";
import type { ClauseFacts, ClausePart, InvariantFacts, MachineFacts, Result } from "./facts.ts";

/**
 * Returns every clause with what proves it: parts of machines, their paths, and other tests.
 * @param broken machines for which generation failed, with the clauses that they name
 */
export function clauseFacts(
  clauses: readonly Clause[],
  machines: readonly MachineFacts[],
  broken: readonly { id: string; clauses: ReadonlySet<string> }[],
): ClauseFacts[] {
  const parts = Map.groupBy(machines.flatMap(partsOf), ({ clause }) => clause);
  return clauses.map(({ number, chapter, text, tests }) => {
    const own = (parts.get(number) ?? []).map(({ clause: _, ...part }) => part);
    const ids = new Set(own.map(({ machine }) => machine));
    const named = machines.filter(({ id }) => ids.has(id));
    const failed = broken.filter(({ clauses: theirs }) => theirs.has(number)).map(({ id }) => id);
    return {
      ...{ number, chapter, text, parts: own },
      machines: [...ids, ...failed],
      paths: Object.fromEntries(named.map((machine) => [machine.id, pathsOf(machine, number)])),
      result: failed.length > 0 ? "failed" : together(own.map(({ result }) => result)),
      tests: [...tests],
    };
  });
}

/** Combines results: any failure fails the whole, and excused parts do not count. */
function together(results: readonly ClausePart["result"][]): Result {
  const asked = results.filter((result) => result !== "excused");
  if (asked.includes("failed")) return "failed";
  return asked.length > 0 && asked.every((result) => result === "passed") ? "passed" : "not covered";
}

/** The parts of a machine that name clauses, one entry for each part and clause. */
function partsOf(machine: MachineFacts): (ClausePart & { clause: string })[] {
  const { id: name, chart, invariants } = machine;
  const uncovered = new Set(Object.values(machine.uncovered).flat());
  const walked = walkedElements(machine);
  const covered = (id: string): ClausePart["result"] =>
    uncovered.has(id) ? "not covered" : id in machine.excused ? "excused" : "passed";
  const ofItsOwn = invariants.filter(({ kind }) => kind !== "of every machine");
  const named = new Set([...chart.states, ...chart.transitions, ...ofItsOwn].flatMap(({ clauses }) => clauses));
  /** Generic invariants prove only clauses that the machine names itself, unless it breaks them. */
  const concerned = ({ kind, clauses, problem }: InvariantFacts) =>
    kind === "of every machine" && problem === null ? clauses.filter((clause) => named.has(clause)) : clauses;
  const parts: { id: string; kind: ClausePart["kind"]; clauses: readonly string[]; result: ClausePart["result"] }[] = [
    ...chart.states.map(({ id, clauses }) => ({ id, kind: "state" as const, clauses, result: covered(id) })),
    ...chart.transitions.map(({ id, clauses }) => ({ id, kind: "transition" as const, clauses, result: covered(id) })),
    ...invariants
      .filter(({ applies }) => applies)
      .map((invariant) => ({
        ...{ id: invariant.sentence, kind: "invariant" as const, clauses: concerned(invariant) },
        result: invariant.problem === null ? ("passed" as const) : ("failed" as const),
      })),
  ];
  return parts.flatMap(({ id, kind, clauses, result }) => {
    const inBrowser = walked.get(id) ?? "not covered";
    const own = inBrowser === "failed" ? "failed" : result;
    return clauses.map((clause) => ({ machine: name, kind, id, result: own, inBrowser, clause }));
  });
}

/** The paths that take a transition or enter a state that names the clause. */
function pathsOf({ chart: { states, transitions }, situations, edges, paths }: MachineFacts, clause: string): number[] {
  const naming = ({ clauses }: { clauses: readonly string[] }) => clauses.includes(clause);
  const inStates = new Set(states.filter(naming).map(({ id }) => id));
  const byTransitions = new Set(transitions.filter(naming).map(({ id }) => id));
  const isNaming = edges.map(
    (edge) =>
      edge.transitions.some((id) => byTransitions.has(id)) ||
      (situations[edge.to]?.states ?? []).some((id) => inStates.has(id)),
  );
  return paths.filter((path) => path.edges.some((edge) => isNaming[edge])).map(({ number }) => number);
}

/** The result of each state, transition and guard outcome in the browser, by name, without those that were not reached. */
export function walkedElements({ browser }: Pick<MachineFacts, "browser">): ReadonlyMap<string, Result> {
  const walked = new Map<string, Result>();
  for (const { opening, steps, failure, taken } of browser.paths) {
    for (const [place, { covers }] of [{ covers: opening }, ...steps].slice(0, taken + 1).entries()) {
      const isFailed = failure !== null && place === taken;
      for (const id of covers) if (walked.get(id) !== "failed") walked.set(id, isFailed ? "failed" : "passed");
    }
  }
  return walked;
}
