import type { ExchangeStatus, WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { explain, hintsFrom } from "./explain.ts";
import { nameInSituations, type ProviderProxy, startProviderProxy } from "./provider-proxy.ts";
import { type Mismatch, runVerifier } from "./run-verifier.ts";
import { probeStateEndpoint } from "./state-endpoint.ts";
import { ANSWER_TIMEOUT, waitForServer } from "./wait-for-server.ts";

/** The result of one exchange. */
export type Outcome = {
  description: string;
  states: string[];
  /** The clauses that it implements, as the pact names them. */
  clauses: string;
  standing: ExchangeStatus;
  /** A proposed exchange is only reported. */
  proposed: boolean;
  /** Why it does not hold: a sentence, then each difference; empty if it holds. */
  reasons: string[];
  /** Hints about settings of the service that cause the differences. */
  hints: string[];
};

/** One outcome per exchange, and problems that make the verification unreliable. */
export type Verification = { outcomes: Outcome[]; problems: string[] };

export type Provider = {
  /** Its URL, on a real socket. */
  url: string;
  /** Its state endpoint (docs/contracts-agreed.md). */
  stateUrl: string;
};

/**
 * Verifies a running provider.
 * @param interactions the exchanges to verify: pending ones are reported, the others must hold.
 * @param program Pact's standalone verifier.
 */
export async function verifyProvider(
  provider: Provider,
  interactions: readonly WrittenInteraction[],
  program: string,
): Promise<Verification> {
  const problem = await probeStateEndpoint(provider.stateUrl);
  if (problem) return { outcomes: [], problems: [problem] };

  const proxy = await startProviderProxy(provider);
  const results = await runVerifier(interactions.map(nameInSituations), { ...proxy, program }).finally(proxy.stop);

  const outcomes = interactions.map((one) => outcomeOf(one, results.get(one.description) ?? [], proxy.failures));
  const connectionProblems = await waitForServer(provider.url, 0, ANSWER_TIMEOUT).then(
    () => [],
    ({ message }: Error) => [`the service stopped answering. ${message}`],
  );
  return { outcomes, problems: connectionProblems };
}

/** The hints of broken exchanges, each once; those of proposed ones only if strict. */
export function hintsOf({ outcomes }: Verification, strict: boolean): string[] {
  return [...new Set(outcomes.flatMap(({ proposed, hints }) => (strict || !proposed ? hints : [])))];
}

/** Whether every exchange that must hold does; if strict, the proposed ones too. */
export function holds({ outcomes, problems }: Verification, strict: boolean): boolean {
  return (
    problems.length === 0 && outcomes.every(({ proposed, reasons }) => reasons.length === 0 || (proposed && !strict))
  );
}

function outcomeOf(
  interaction: WrittenInteraction,
  differences: readonly Mismatch[],
  failures: ProviderProxy["failures"],
): Outcome {
  const { description, providerStates, pending, comments } = interaction;
  const { clauses, status } = comments.references.specification;
  const states = providerStates.map(({ name }) => name);
  return {
    ...{ description, states, clauses, standing: status, proposed: pending },
    reasons: differences.length === 0 ? [] : reasonsOf(interaction, differences, failures.get(description)),
    hints: hintsFrom(differences),
  };
}

function reasonsOf(
  interaction: WrittenInteraction,
  differences: readonly Mismatch[],
  failures: readonly string[] = [explain(interaction, differences)],
): string[] {
  const others = differences.filter(({ text }) => !/state change handlers has failed/.test(text));
  return [...failures, ...others.map(({ path, text }) => [path, text].filter(Boolean).join(": "))];
}
