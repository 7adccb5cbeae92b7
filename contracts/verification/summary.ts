import type { Outcome, Verification } from "./verify-provider.ts";

/**
 * A verification as lines for a terminal.
 * @param promotes whether a proposed call that holds is worth a line of its own: the provider is the real one.
 */
export function summarize({ outcomes, problems }: Verification, promotes: boolean): string {
  const documented = outcomes.filter(({ proposed }) => !proposed);
  const proposed = outcomes.filter((outcome) => outcome.proposed);
  return [
    ...section("Documented", documented, "holds", "BROKEN"),
    ...section("Proposed", proposed, promotes ? "holds: ready to be promoted" : "holds", "does not hold yet"),
    ...(outcomes.length > 0 ? [`${kept(documented)} documented and ${kept(proposed)} proposed exchanges hold.`] : []),
    ...problems.map((problem) => `The contract could not be tried: ${problem}`),
  ].join("\n");
}

function section(title: string, outcomes: Outcome[], good: string, bad: string): string[] {
  if (outcomes.length === 0) return [];
  const lines = outcomes.flatMap(({ description, clauses, reasons }) => [
    `  ${reasons.length === 0 ? good : bad} – ${description} (${clauses})`,
    ...reasons.map((reason) => `      ${reason}`),
  ]);
  return [title, ...lines, ""];
}

/** How many of the exchanges hold: "17 of 18". */
export function kept(outcomes: readonly Outcome[]): string {
  return `${outcomes.filter(({ reasons }) => reasons.length === 0).length} of ${outcomes.length}`;
}
