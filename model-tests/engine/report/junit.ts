import { COVERED_KINDS } from "#model-tests/engine/generate/coverage.ts";
import type { Facts, InvariantFacts, MachineFacts } from "./facts.ts";
import { type Html as Xml, html as xml } from "./html.ts";

/** A test case: `failure` is null if it passed; `skipped` gives the reason if it did not run. */
type Case = { name: string; failure: string | null; seconds?: number; skipped?: string };

/**
 * Returns the results as JUnit XML: each machine's invariants, coverage, approved table and browser walks. For a
 * machine whose exploration failed, only the invariants.
 */
export function junitXml({ machines, broken }: Pick<Facts, "machines" | "broken">): string {
  const suites = [
    ...machines.map((machine): [string, Case[]] => [machine.id, casesOf(machine)]),
    ...Object.entries(broken).map(([id, { problem, invariants }]): [string, Case[]] => [
      id,
      brokenCases(problem, invariants),
    ]),
  ];
  const all = suites.flatMap(([, cases]) => cases);
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="paths" ${counts(all)}>
${suites.map(
  ([name, cases]) => xml`<testsuite name="${name}" ${counts(cases)}>
${cases.map((one) => caseXml(name, one))}</testsuite>
`,
)}</testsuites>
`.markup;
}

/**
 * Cases of a machine that could not be explored: the broken invariant fails, and the others are skipped as incomplete.
 */
function brokenCases(failure: string, invariants: readonly InvariantFacts[]): Case[] {
  const cases = invariants.map(({ sentence, kind, problem }) => ({
    name: `${kind}: ${sentence}`,
    failure: problem,
    ...(problem === null && { skipped: "another invariant was violated first" }),
  }));
  return invariants.some(({ problem }) => problem !== null) ? cases : [{ name: "can be explored", failure }, ...cases];
}

function casesOf({ invariants, coverage, uncovered, problems, browser }: MachineFacts): Case[] {
  const others = problems.filter(
    (problem) =>
      !problem.includes(": no path covers ") && !invariants.some((invariant) => invariant.problem === problem),
  );
  const left = browser.total - browser.paths.length;
  return [
    ...invariants.map(({ sentence, kind, problem, applies }) => ({
      ...{ name: `${kind}: ${sentence}`, failure: problem },
      ...(!applies && { skipped: "the invariant does not apply to this machine" }),
    })),
    ...COVERED_KINDS.map((kind) => {
      const { covered, total, excused } = coverage[kind];
      const isWhole = covered + excused === total;
      const failure = isWhole ? null : `no path covers: ${uncovered[kind].join("; ")}`;
      return { name: `${kind}: ${covered} of ${total} covered, ${excused} excused`, failure };
    }),
    { name: "matches its approved table", failure: others.join("\n") || null },
    ...browser.paths.map(({ number, failure, seconds }) => ({
      name: `path ${number} in the browser`,
      ...{ failure, seconds },
    })),
    ...(left > 0
      ? [{ name: `${left} more paths in the browser`, failure: null, skipped: "not walked in the last run" }]
      : []),
  ];
}

function caseXml(suite: string, { name, failure, seconds = 0, skipped }: Case): Xml {
  const within =
    failure !== null
      ? xml`<failure message="${failure.split("\n")[0] ?? ""}">${failure}</failure>`
      : skipped
        ? xml`<skipped message="${skipped}"/>`
        : "";
  return xml`<testcase classname="${suite}" name="${name}" time="${seconds.toFixed(3)}">${within}</testcase>
`;
}

function counts(cases: readonly Case[]): Xml {
  const failures = cases.filter(({ failure }) => failure !== null).length;
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  return xml`tests="${cases.length}" failures="${failures}" skipped="${skipped}"`;
}
