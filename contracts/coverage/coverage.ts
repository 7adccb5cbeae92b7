import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { CLIENT_CALLS, CONTRACTED_CALLS } from "#contracts/pact/contracted-calls.ts";
import { DOCUMENTED_CALLS } from "#contracts/pact/documented-calls.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { expectedOutcomes } from "./expected-outcomes.ts";
import { ISSUED_BY, issuingTransitions } from "./issued-by.ts";

/** One exchange, as the coverage tells of it. */
type Covered = { outcome: string; clauses: string; proposed: boolean; description: string };

export type Coverage = {
  calls: { call: string; issuedBy: string[]; exchanges: Covered[] }[];
  /** What an exchange is missing for, each as a sentence. */
  holes: string[];
  /** Exchanges and issuers that belong to nothing, each as a sentence. */
  orphans: string[];
};

/** What the pact covers: each call of the client by what it may come to, and by the machine transitions that issue it. */
export async function readCoverage(interactions: readonly WrittenInteraction[]): Promise<Coverage> {
  const coverage: Coverage = { calls: [], holes: [], orphans: [] };
  const languages = new Set(interactions.map(({ request }) => request.headers.Language?.[0]));
  for (const language of ALL_LANGUAGES) {
    if (!languages.has(language)) coverage.holes.push(`No exchange is asked for in ${language}.`);
  }
  for (const call of Object.keys(CONTRACTED_CALLS)) {
    const exchanges = interactions.filter(({ request }) => `${request.method} ${request.path}` === call).map(covered);
    const issuedBy = (ISSUED_BY[call] ?? []).flatMap(issuingTransitions);
    if (issuedBy.length === 0) coverage.holes.push(`${call} is issued by no machine that issued-by.ts names.`);
    const expected = await expectedOutcomes(call);
    const found = exchanges.map(({ outcome }) => outcome);
    const isSettled = DOCUMENTED_CALLS.includes(call);
    coverage.holes.push(...expected.filter((one) => !found.includes(one)).map((one) => `${call} is never ${one}.`));
    coverage.orphans.push(
      ...exchanges
        .filter(({ outcome, proposed }) => !expected.some((one) => one === outcome) && (isSettled || !proposed))
        .map(({ outcome, description }) => `Nothing asks for "${description}" (${call}, ${outcome}).`),
    );
    coverage.calls.push({ call, issuedBy, exchanges });
  }
  coverage.orphans.push(...orphansOf(interactions));
  return coverage;
}

function orphansOf(interactions: readonly WrittenInteraction[]): string[] {
  const strangers = interactions.filter(({ request }) => !CONTRACTED_CALLS[`${request.method} ${request.path}`]);
  const gone = Object.entries(ISSUED_BY).flatMap(([call, issuers]) =>
    issuers.filter((issuer) => issuingTransitions(issuer).length === 0 || !CLIENT_CALLS[call]).map(() => call),
  );
  return [
    ...strangers.map(({ description }) => `"${description}" is no call of the client's.`),
    ...gone.map((call) => `issued-by.ts names an actor for ${call} that no machine invokes, or no such call is made.`),
  ];
}

function covered({ description, pending, comments }: WrittenInteraction): Covered {
  const { outcome, clauses } = comments.references.specification;
  return { outcome, clauses: clauses.replace("clause ", ""), proposed: pending, description };
}

/** A coverage as lines for a terminal, what is wrong at its end. */
export function describeCoverage({ calls, holes, orphans }: Coverage): string {
  const exchanges = calls.flatMap((one) => one.exchanges);
  const documented = exchanges.filter(({ proposed }) => !proposed);
  return [
    ...calls.flatMap(({ call, issuedBy, exchanges: covering }) => [
      call,
      ...issuedBy.map((transition) => `  issued by ${transition}`),
      ...covering.map(
        ({ outcome, proposed, clauses, description }) =>
          `  ${outcome.padEnd(24)} ${proposed ? "proposed  " : "documented"}  ${clauses.padEnd(20)} ${description}`,
      ),
      "",
    ]),
    ...holes.map((hole) => `HOLE    ${hole}`),
    ...orphans.map((orphan) => `ORPHAN  ${orphan}`),
    `${calls.length} calls, ${documented.length} documented and ${exchanges.length - documented.length} proposed exchanges; ${holes.length} holes, ${orphans.length} orphans.`,
  ].join("\n");
}
