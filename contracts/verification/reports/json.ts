import { hintsOf, holds, type Verification } from "#contracts/verification/verify-provider.ts";

/** A verification as JSON: the verdict, problems, hints, and one entry per exchange. */
export function jsonReport(verification: Verification, strict: boolean): string {
  const { outcomes, problems } = verification;
  const hints = hintsOf(verification, strict);
  const exchanges = outcomes.map(({ reasons, hints: _, ...outcome }) => ({
    ...outcome,
    holds: reasons.length === 0,
    reasons,
  }));
  const verdict = problems.length > 0 ? "not tried" : holds(verification, strict) ? "holds" : "broken";
  return `${JSON.stringify({ verdict, strict, problems, hints, exchanges }, null, 2)}\n`;
}
