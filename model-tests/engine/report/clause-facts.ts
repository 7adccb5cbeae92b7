import type { Clause } from "#model-tests/engine/product.ts";
import type { ClauseFacts, ClausePart, InvariantFacts, MachineFacts, Result } from "./facts.ts";
import { walkedTransitions } from "./walked.ts";

/** A machine of which nothing could be generated, with the clauses that it names. */
export type BrokenMachine = { id: string; clauses: ReadonlySet<string> };

/** Every clause, with what proves it: parts of machines, their paths, and other tests. */
export function clauseFacts(
  clauses: readonly Clause[],
  machines: readonly MachineFacts[],
  broken: readonly BrokenMachine[] = [],
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

/** One failure fails the whole; what is excused asks for nothing, and proves nothing. */
function together(results: readonly ClausePart["result"][]): Result {
  const asked = results.filter((result) => result !== "excused");
  if (asked.includes("failed")) return "failed";
  return asked.length > 0 && asked.every((result) => result === "passed") ? "passed" : "not covered";
}

/** What of a machine names clauses: states, transitions and invariants, once for each clause. */
function partsOf(machine: MachineFacts): (ClausePart & { clause: string })[] {
  const { id: name, chart, invariants } = machine;
  const uncovered = new Set(Object.values(machine.uncovered).flat());
  const walked = walkedTransitions(machine);
  const covered = (id: string): ClausePart["result"] =>
    uncovered.has(id) ? "not covered" : id in machine.excused ? "excused" : "passed";
  const ofItsOwn = invariants.filter(({ kind }) => kind !== "of every machine");
  const named = new Set([...chart.states, ...chart.transitions, ...ofItsOwn].flatMap(({ clauses }) => clauses));
  /** An invariant of every machine proves nothing of clauses that are about others, unless this one breaks it. */
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

/** The paths that take a transition, or come into a state, that names the clause. */
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
