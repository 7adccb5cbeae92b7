import { hintsOf, type Outcome, type Verification } from "./verify-provider.ts";

/** What is asked of a service, as the first line of a verification. */
export function describeAsked(
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
 * A verification as lines for a terminal: each exchange that must hold and does not, what that points to, the rest as a
 * count, and the verdict as the last line.
 * @param more where the proposed exchanges that do not hold are listed.
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
    `${verdict}: ${kept(documented)} documented; ${kept(proposed)} proposed.`,
  ].join("\n");
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** An exchange that does not hold, with why. */
function describe({ description, clauses, reasons }: Outcome): string[] {
  return [`✗ ${description} (${clauses.replace("clause ", "")})`, ...reasons.map((reason) => `    ${reason}`)];
}

/** The proposed exchanges that do not hold, as a text to be kept. */
export function describeProposed({ outcomes }: Verification): string {
  const those = outcomes.filter(({ proposed, reasons }) => proposed && reasons.length > 0);
  return [...those.flatMap(describe), ""].join("\n");
}

/** How many of the exchanges hold: "17 of 18". */
export function kept(outcomes: readonly Outcome[]): string {
  return `${outcomes.filter(({ reasons }) => reasons.length === 0).length} of ${outcomes.length}`;
}
