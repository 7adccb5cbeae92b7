import type * as z from "zod/mini";

/** The unreadable field ("payment.expected"; "" for the whole), and what was expected there. Never a value. */
export type Mismatch = { field: string; expected: string };

/** The first field that did not fit a schema. */
export function firstMismatch({ issues: [issue] }: z.core.$ZodError): Mismatch {
  // Stryker disable next-line OptionalChaining,StringLiteral: an error has an issue; TypeScript needs the check.
  const field = issue?.path.map(String).join(".") ?? "";
  // Stryker disable next-line OptionalChaining,StringLiteral: an issue has words.
  return { field, expected: (issue && "expected" in issue ? issue.expected : issue?.message) ?? "" };
}
