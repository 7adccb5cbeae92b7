import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import { CONSUMER, PROVIDER } from "#contracts/pact/written-pact.ts";
import { UserError } from "./user-error.ts";
import { ANSWER_TIMEOUT } from "./wait-for-server.ts";

const words = z._default(z.string(), "");
const mismatch = z.object({ path: words, mismatch: words, actual: z.catch(words, "") });
const failure = z.object({
  interaction: z.string(),
  mismatch: z.object({ mismatches: z._default(z.array(mismatch), []), message: z._default(z.string(), "") }),
});
const report = z.object({
  errors: z.array(failure),
  pendingErrors: z._default(z.array(failure), []),
  interactionResults: z.array(z.object({ description: z.string(), result: z.string() })),
});

/**
 * A difference of an answer: its path (`$.errMsg`; "" for the status or no answer), the verifier's text, and the actual
 * value.
 */
export type Mismatch = { path: string; text: string; actual: string };

/** An exchange of a pact file. */
type PlayedExchange = { description: string };

export type VerifierOptions = {
  /** The service's URL, over http and without a path. */
  url: string;
  /** The state endpoint. */
  stateUrl: string;
  /** Pact's standalone verifier. */
  program: string;
};

/**
 * Runs Pact's verifier against a service.
 * @returns the differences by the exchange's description; empty for an exchange that holds.
 * @throws UserError if the verifier does not run, or skips exchanges.
 */
export async function runVerifier(
  interactions: readonly PlayedExchange[],
  { url, stateUrl, program }: VerifierOptions,
): Promise<Map<string, Mismatch[]>> {
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  try {
    const pact = join(folder, "pact.json");
    const names = { consumer: { name: CONSUMER }, provider: { name: PROVIDER } };
    const metadata = { pactSpecification: { version: "4.0" } };
    writeFileSync(pact, JSON.stringify({ ...names, interactions, metadata }));
    const result = join(folder, "result.json");
    const { hostname, port } = new URL(url);
    const printed = await run(program, [
      ...["--file", pact, "--provider-name", PROVIDER, "--json", result, "--loglevel", "none", "--no-colour"],
      ...["--hostname", hostname, "--port", port],
      ...["--state-change-url", stateUrl, "--state-change-teardown", "--request-timeout", String(ANSWER_TIMEOUT)],
    ]);
    return resultsOf(interactions, read(result, printed));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(program: string, args: readonly string[]): Promise<string> {
  // Pact's filter variables (`PACT_DESCRIPTION`) would skip exchanges and report success.
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith("PACT_"));
  const verifier = spawn(program, args, {
    // It loads the root certificates for each request, and needs none: it talks to our own proxy, over http.
    env: { ...Object.fromEntries(environment), PACT_DO_NOT_TRACK: "true", SSL_CERT_FILE: devNull },
    stdio: ["ignore", "pipe", "pipe"],
    // On Windows, npm installs it as a script.
    shell: process.platform === "win32",
  });
  const failed = once(verifier, "error").then(([error]) => {
    throw new UserError(
      `The verifier ${program} cannot be run (${error.message}): npm install --global @pact-foundation/pact-cli brings it, and PACT_VERIFIER names another.`,
    );
  });
  const [stdout, stderr] = await Promise.race([
    Promise.all([text(verifier.stdout), text(verifier.stderr), once(verifier, "close")]),
    failed,
  ]);
  return `${stdout}${stderr}`;
}

function read(file: string, printed: string): z.output<typeof report> {
  try {
    return report.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new UserError(`The verifier left no result that can be read. It printed:\n${printed.slice(-2000)}`);
  }
}

function resultsOf(
  interactions: readonly PlayedExchange[],
  { errors, pendingErrors, interactionResults }: z.output<typeof report>,
): Map<string, Mismatch[]> {
  const failures = [...errors, ...pendingErrors];
  const verdicts = new Map(interactionResults.map(({ description, result }) => [description, result]));
  const results = new Map<string, Mismatch[]>();
  for (const { description } of interactions) {
    const verdict = verdicts.get(description);
    if (verdict === undefined) throw new UserError(`The verifier left out "${description}".`);
    const failure = failures.find(({ interaction }) => interaction.endsWith(` - ${description}`))?.mismatch;
    const differences =
      failure?.mismatches.map(({ path, mismatch, actual }) => ({ path, text: mismatch, actual })) ?? [];
    const reason = [{ path: "", text: failure?.message || "the verifier gives no reason", actual: "" }];
    results.set(description, verdict === "OK" ? [] : differences.length > 0 ? differences : reason);
  }
  return results;
}
