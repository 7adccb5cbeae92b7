import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { CONTRACTED_ROUTES } from "#contracts/pact/contracted-routes.ts";
import type { Route } from "#contracts/pact/routes.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { expectedOutcomes } from "./expected-outcomes.ts";

type Covered = { outcome: string; clauses: string; proposed: boolean; description: string };

export type Coverage = {
  calls: { call: string; exchanges: Covered[] }[];
  /** Outcomes without an exchange, each as a sentence. */
  holes: string[];
  /** Exchanges that no call or outcome needs, each as a sentence. */
  orphans: string[];
};

/** Which outcomes of each call the pact covers. */
export async function readCoverage(interactions: readonly WrittenInteraction[]): Promise<Coverage> {
  const coverage: Coverage = { calls: [], holes: [], orphans: [] };
  const languages = new Set(interactions.map(({ request }) => request.headers.Language?.[0]));
  for (const language of ALL_LANGUAGES) {
    if (!languages.has(language))
      coverage.holes.push(
        `No exchange is asked for in ${language}: say in contracts/account/login.pact.test.ts how a refusal reads.`,
      );
  }
  for (const [call, route] of CONTRACTED_ROUTES) {
    const exchanges = interactions.filter(({ request }) => `${request.method} ${request.path}` === call).map(covered);
    const expected = await expectedOutcomes(route);
    const found = exchanges.map(({ outcome }) => outcome);
    coverage.holes.push(...expected.filter((one) => !found.includes(one)).map((one) => `${call} is never ${one}.`));
    coverage.orphans.push(
      ...exchanges
        .filter(({ outcome }) => !expected.some((one) => one === outcome))
        .map(({ outcome, description }) => `Nothing asks for "${description}" (${call}, ${outcome}).`),
      ...exchanges
        .filter(
          ({ outcome, clauses }) => outcome !== "notSignedIn" && outcome !== "sessionOver" && !namesOne(clauses, route),
        )
        .map(({ description }) => `"${description}" names no clause of its call (${call}).`),
    );
    coverage.calls.push({ call, exchanges });
  }
  coverage.orphans.push(...orphansOf(interactions));
  return coverage;
}

function orphansOf(interactions: readonly WrittenInteraction[]): string[] {
  return interactions
    .filter(({ request }) => !CONTRACTED_ROUTES.has(`${request.method} ${request.path}`))
    .map(({ description }) => `"${description}" is no call of the client's.`);
}

function namesOne(clauses: string, { clauses: own }: Route): boolean {
  return clauses.split(", ").some((clause) => own.includes(clause));
}

function covered({ description, pending, comments }: WrittenInteraction): Covered {
  const { outcome, clauses } = comments.references.specification;
  return { outcome, clauses: clauses.replace("clause ", ""), proposed: pending, description };
}

/** The coverage as lines for a terminal; holes and orphans come last. */
export function describeCoverage({ calls, holes, orphans }: Coverage): string {
  const exchanges = calls.flatMap((one) => one.exchanges);
  const documented = exchanges.filter(({ proposed }) => !proposed);
  return [
    ...calls.flatMap(({ call, exchanges: covering }) => [
      call,
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
