import type { Standing, WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { explain, hintsFrom } from "./explain.ts";
import { type Mismatch, runVerifier } from "./run-verifier.ts";
import { probeStateEndpoint, startStateRelay } from "./state-endpoint.ts";
import { waitForServer } from "./timeout.ts";

/** What became of one exchange of the pact. */
export type Outcome = {
  description: string;
  states: string[];
  /** The clauses of the specification that it carries out, as the pact names them. */
  clauses: string;
  standing: Standing;
  /** Only reported: that it does not hold breaks nothing. */
  proposed: boolean;
  /** Why the provider did not keep it, as one sentence first, then each difference; empty when it did. */
  reasons: string[];
  /** What the differences point to, where a setting of the service breaks many exchanges. */
  hints: string[];
};

/** A provider's verification: one outcome per exchange, and what kept it from being trusted. */
export type Verification = { outcomes: Outcome[]; problems: string[] };

export type Provider = {
  /** Where it listens: a real socket. */
  url: string;
  /** Its state endpoint, see `docs/contracts-agreed.md`. */
  stateUrl: string;
};

/**
 * Verifies a running provider.
 * @param interactions what is asked of it: pending ones are reported, the others must hold.
 * @param program Pact's standalone verifier.
 */
export async function verifyProvider(
  provider: Provider,
  interactions: readonly WrittenInteraction[],
  program: string,
): Promise<Verification> {
  const problem = await probeStateEndpoint(provider.stateUrl);
  if (problem) return { outcomes: [], problems: [problem] };

  const relay = await startStateRelay(provider.stateUrl);
  const results = await runVerifier(interactions, { ...provider, stateUrl: relay.url, program }).finally(relay.stop);

  const outcomes = interactions.map((one) => outcomeOf(one, results.get(one.description) ?? [], relay.failures));
  const isGone = await waitForServer(provider.url, 0).then(
    () => [],
    ({ message }: Error) => [`the service stopped answering. ${message}`],
  );
  return { outcomes, problems: isGone };
}

/** What the exchanges that are asked for and do not hold point to, each once. */
export function hintsOf({ outcomes }: Verification, strict: boolean): string[] {
  return [...new Set(outcomes.flatMap(({ proposed, hints }) => (strict || !proposed ? hints : [])))];
}

/** Whether what must hold does, and in a strict verification the rest too. */
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
