import type { ClauseFacts, Facts, Share } from "./facts.ts";

const KINDS = ["states", "transitions", "guardOutcomes", "pairs", "undefinedCells"] as const;

/** What `coverage.json` holds, for programs: how much of each machine is covered, and what proves each clause. */
export type CoverageJson = {
  machines: Record<string, Record<(typeof KINDS)[number], Share>>;
  clauses: Record<string, { machines: string[]; paths: string[]; result: ClauseFacts["result"] }>;
};

/** A path is named by its machine and number: `orderPayment 3`. */
export function coverageJson({ machines, clauses }: Facts): CoverageJson {
  return {
    machines: Object.fromEntries(
      machines.map(({ id, coverage }) => [
        id,
        Object.fromEntries(KINDS.map((kind) => [kind, coverage[kind]])) as CoverageJson["machines"][string],
      ]),
    ),
    clauses: Object.fromEntries(
      clauses.map(({ number, machines: named, paths, result }) => [
        number,
        { machines: named, paths: named.flatMap((id) => (paths[id] ?? []).map((path) => `${id} ${path}`)), result },
      ]),
    ),
  };
}
