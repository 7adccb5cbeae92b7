import type { ExchangeStatus, WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { explain, hintsFrom } from "./explain.ts";
import { type Mismatch, runVerifier } from "./run-verifier.ts";
import { probeStateEndpoint, startStateProxy } from "./state-endpoint.ts";
import { waitForServer } from "./wait-for-server.ts";

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

  const relay = await startStateProxy(provider.stateUrl);
  const results = await runVerifier(interactions, { ...provider, stateUrl: relay.url, program }).finally(relay.stop);

  const outcomes = interactions.map((one) => outcomeOf(one, results.get(one.description) ?? [], relay.failures));
  const connectionProblems = await waitForServer(provider.url, 0).then(
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
  failures: ReadonlyMap<string, string>,
): Outcome {
  const { description, providerStates, pending, comments } = interaction;
  const { clauses, status } = comments.references.specification;
  const states = providerStates.map(({ name }) => name);
  return {
    ...{ description, states, clauses, standing: status, proposed: pending },
    reasons: differences.length === 0 ? [] : reasonsOf(interaction, states, differences, failures),
    hints: hintsFrom(differences),
  };
}

function reasonsOf(
  interaction: WrittenInteraction,
  states: readonly string[],
  differences: readonly Mismatch[],
  failures: ReadonlyMap<string, string>,
): string[] {
  const situations = states.flatMap((state) => {
    const failure = failures.get(state);
    return failure ? [`The situation "${state}" could not be set up: ${failure}.`] : [];
  });
  if (situations.length > 0) return situations;
  return [
    explain(interaction, differences),
    ...differences.map(({ path, text }) => [path, text].filter(Boolean).join(": ")),
  ];
}
