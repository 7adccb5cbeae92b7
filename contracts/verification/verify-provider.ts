import { fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import {
  PACT_FILE_NAME,
  PACTS_FOLDER,
  readInteractions,
  type WrittenInteraction,
} from "#contracts/pact/written-pact.ts";
import { untilItAnswers } from "./patience.ts";
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
  /** Its state endpoint, see `docs/contracts.md`. */
  stateUrl: string;
};

const mismatch = z.object({
  message: z.optional(z.string()),
  mismatches: z.optional(z.array(z.object({ path: z.optional(z.string()), mismatch: z.string() }))),
});

const report = z.object({
  interactionResults: z.array(
    z.object({
      description: z.string(),
      providerStates: z.array(z.string()),
      result: z.string(),
      mismatch: z.nullish(mismatch),
    }),
  ),
});
type Result = z.output<typeof report>["interactionResults"][number];

/**
 * Verifies a running provider against a pact.
 * @param folder where the pact lies; the committed one by default.
 */
export async function verifyProvider(provider: Provider, folder = PACTS_FOLDER): Promise<Verification> {
  const problem = await probeStateEndpoint(provider.stateUrl);
  if (problem) return { outcomes: [], problems: [problem] };

  const relay = await startStateRelay(provider.stateUrl);
  const answer = await runNativeVerifier(provider.url, relay.url, join(folder, PACT_FILE_NAME));
  relay.stop();

  const parsed = parseReport(answer);
  if (!parsed) return { outcomes: [], problems: [`the verifier could not run: ${answer}`] };
  const outcomes = readInteractions(folder).map((interaction) => judge(interaction, parsed, relay.failures));
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

function parseReport(answer: string): Result[] | null {
  try {
    return report.parse(JSON.parse(answer)).interactionResults;
  } catch {
    return null;
  }
}

function runNativeVerifier(...args: [providerUrl: string, stateUrl: string, pactFile: string]): Promise<string> {
  const script = fileURLToPath(new URL("native-verifier.ts", import.meta.url));
  return new Promise((resolve, reject) => {
    const verifier = fork(script, args, {
      env: { ...withoutFilters(process.env), PACT_DO_NOT_TRACK: "true" },
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    verifier.once("message", (answer) => resolve(String(answer)));
    verifier.once("error", reject);
    verifier.once("exit", (code) => resolve(`it ended with exit code ${code}`));
  });
}

/** Pact obeys filters in the environment (`PACT_DESCRIPTION`), and passes whatever they leave out. */
function withoutFilters(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("PACT_")));
}
