import { hintsOf, type Outcome, type Verification } from "./verify-provider.ts";

/** The first line of a verification: how many exchanges must hold. */
export function describeScope(
  outcomes: readonly Pick<Outcome, "standing" | "proposed">[],
  declined: number,
  strict: boolean,
): string {
  const count = (standing: Outcome["standing"], proposed: boolean) =>
    outcomes.filter((one) => one.standing === standing && one.proposed === proposed).length;
  const must = [
    [count("shown", false), "shown by the specification"],
    [count("named", false), "with names of ours that were accepted"],
    [count("proposed", false), "proposed and accepted"],
  ] as const;
  const parts = must.flatMap(([some, which]) => (some > 0 ? [`${some} ${which}`] : []));
  const all = outcomes.filter((one) => !one.proposed).length;
  const proposed = outcomes.length - all;
  return [
    `${counted(all, "exchange", "exchanges")} must hold${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`,
    ...(proposed > 0
      ? [
          `${counted(proposed, "more is", "more are")} proposed${strict ? ", and must hold too" : ": reported, without breaking a build"}.`,
        ]
      : []),
    ...(declined > 0 ? [`${counted(declined, "exchange was", "exchanges were")} declined, and left out.`] : []),
  ].join(" ");
}

/**
 * A verification as lines for a terminal: each broken exchange that must hold, a count of the others, hints, and the
 * verdict as the last line.
 * @param more the file that lists the broken proposed exchanges.
 */
export function summarize(verification: Verification, strict: boolean, more: string | null): string {
  const { outcomes, problems } = verification;
  if (problems.length > 0) return problems.map((one) => `The contract could not be tried: ${one}`).join("\n");
  const isAsked = ({ proposed }: Outcome) => strict || !proposed;
  const broken = outcomes.filter((one) => isAsked(one) && one.reasons.length > 0);
  const folded = outcomes.filter((one) => !isAsked(one) && one.reasons.length > 0);
  const documented = outcomes.filter(({ proposed }) => !proposed);
  const proposed = outcomes.filter((one) => one.proposed);
  const verdict = broken.length === 0 ? "The contract holds" : "The contract does not hold";
  return [
    ...broken.flatMap(describe),
    ...(folded.length > 0
      ? [
          `${counted(folded.length, "proposed exchange does", "proposed exchanges do")} not hold yet${more ? `: ${more} has them` : ""}.`,
        ]
      : []),
    ...hintsOf(verification, strict),
    `${verdict}: ${holdingCount(documented)} documented; ${holdingCount(proposed)} proposed.`,
  ].join("\n");
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A broken exchange with its reasons. */
function describe({ description, clauses, reasons }: Outcome): string[] {
  return [`✗ ${description} (${clauses.replace("clause ", "")})`, ...reasons.map((reason) => `    ${reason}`)];
}

/** The content of `proposed.txt`: the broken proposed exchanges. */
export function describeProposed({ outcomes }: Verification): string {
  const those = outcomes.filter(({ proposed, reasons }) => proposed && reasons.length > 0);
  return [...those.flatMap(describe), ""].join("\n");
}

/** How many of the exchanges hold: "17 of 18". */
export function holdingCount(outcomes: readonly Outcome[]): string {
  return `${outcomes.filter(({ reasons }) => reasons.length === 0).length} of ${outcomes.length}`;
}
