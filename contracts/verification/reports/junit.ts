import type { Outcome, Verification } from "#contracts/verification/verify-provider.ts";
import { escapeMarkup } from "./markup.ts";

/**
 * A verification as JUnit XML, one test per exchange. A broken proposed exchange is skipped, with its reasons, unless
 * the verification is strict. A verification that could not run is an error.
 */
export function junitReport({ outcomes, problems }: Verification, strict: boolean): string {
  const documented = outcomes.filter(({ proposed }) => !proposed);
  const proposed = outcomes.filter((outcome) => outcome.proposed);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="contract with the merchant console">',
    ...suite("verification", problems.map(errorCase), { errors: problems.length }),
    ...suite("documented", documented.map(failureCase), { failures: broken(documented) }),
    ...suite(
      "proposed",
      proposed.map(strict ? failureCase : skippedCase),
      strict ? { failures: broken(proposed) } : { skipped: broken(proposed) },
    ),
    "</testsuites>",
    "",
  ].join("\n");
}

type Counts = { failures?: number; errors?: number; skipped?: number };

function suite(name: string, cases: string[], { failures = 0, errors = 0, skipped = 0 }: Counts): string[] {
  if (cases.length === 0) return [];
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
  return [`  <testsuite name="${name}" ${counts}>`, ...cases, "  </testsuite>"];
}

const failureCase = (outcome: Outcome) => testCase(outcome, "failure");
const skippedCase = (outcome: Outcome) => testCase(outcome, "skipped");

function testCase({ description, clauses, proposed, reasons }: Outcome, mark: "failure" | "skipped"): string {
  const name = escapeMarkup(`${description} (${clauses})`);
  const open = `    <testcase classname="${proposed ? "proposed" : "documented"}" name="${name}"`;
  if (reasons.length === 0) return `${open}/>`;
  const told = escapeMarkup(reasons.join("\n"));
  return mark === "failure"
    ? `${open}><failure message="${escapeMarkup(reasons[0] ?? "")}">${told}</failure></testcase>`
    : `${open}><skipped message="${told}"/></testcase>`;
}

function errorCase(problem: string): string {
  return `    <testcase classname="verification" name="it could be tried"><error message="${escapeMarkup(problem)}"/></testcase>`;
}

function broken(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ reasons }) => reasons.length > 0).length;
}
