import { join } from "node:path";
import {
  PACT_FILE_NAME,
  PACTS_FOLDER,
  readInteractions,
  type WrittenInteraction,
} from "#contracts/pact/written-pact.ts";
import { untilItAnswers } from "./patience.ts";
import { type Result, runNativeVerifier } from "./run-native-verifier.ts";
import { probeStateEndpoint, startStateRelay } from "./state-endpoint.ts";

/** What became of one exchange of the pact. */
export type Outcome = {
  description: string;
  states: string[];
  /** The clauses of the specification that it carries out, as the pact names them. */
  clauses: string;
  proposed: boolean;
  /** Why the provider did not keep it; empty when it did. */
  reasons: string[];
};

/** A provider's verification: one outcome per exchange, and what kept the verification itself from being trusted. */
export type Verification = { outcomes: Outcome[]; problems: string[] };

export type Provider = {
  /** Where it listens: a real socket. */
  url: string;
  /** Its state endpoint, see `docs/contracts-agreed.md`. */
  stateUrl: string;
};

/**
 * Verifies a running provider against a pact.
 * @param folder where the pact lies; the committed one by default.
 */
export async function verifyProvider(provider: Provider, folder = PACTS_FOLDER): Promise<Verification> {
  const problem = await probeStateEndpoint(provider.stateUrl);
  if (problem) return { outcomes: [], problems: [problem] };

  const relay = await startStateRelay(provider.stateUrl);
  const results = await runNativeVerifier(provider.url, relay.url, join(folder, PACT_FILE_NAME));
  relay.stop();

  if (typeof results === "string") return { outcomes: [], problems: [`the verifier could not run: ${results}`] };
  const outcomes = readInteractions(folder).map((interaction) => judge(interaction, results, relay.failures));
  const isGone = await untilItAnswers(provider.url, 0).then(
    () => [],
    ({ message }: Error) => [`the service stopped answering. ${message}`],
  );
  return { outcomes, problems: isGone };
}

/** Whether the documented exchanges hold, and in a strict verification the proposed ones too. */
export function holds({ outcomes, problems }: Verification, strict: boolean): boolean {
  return (
    problems.length === 0 && outcomes.every(({ proposed, reasons }) => reasons.length === 0 || (proposed && !strict))
  );
}

function judge(interaction: WrittenInteraction, results: Result[], failures: ReadonlyMap<string, string>): Outcome {
  const states = interaction.providerStates.map(({ name }) => name);
  const result = results.find(
    ({ description, providerStates }) =>
      description === interaction.description && String(providerStates) === String(states),
  );
  return {
    description: interaction.description,
    states,
    clauses: interaction.comments.references.specification.clauses,
    proposed: interaction.pending,
    reasons: result ? reasonsOf(result, failures) : ["the verifier left it out"],
  };
}

function reasonsOf({ result, mismatch, providerStates }: Result, failures: ReadonlyMap<string, string>): string[] {
  if (result === "OK") return [];
  const situations = providerStates.flatMap((state) => {
    const failure = failures.get(state);
    return failure ? [`"${state}": ${failure}`] : [];
  });
  const differences = mismatch?.mismatches?.map(({ path, mismatch }) => [path, mismatch].filter(Boolean).join(": "));
  return [...situations, ...(differences ?? [mismatch?.message ?? "the verifier gives no reason"])];
}
