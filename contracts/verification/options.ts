import { parseArguments } from "./parse-options.ts";
import { UserError } from "./user-error.ts";
import type { Provider } from "./verify-provider.ts";

/** The output of `--help`. */
export const USAGE = `Verifies a running service with the contract.

  npm run contracts:verify -- [options] [an exchange or a call ...]
  ./verify.sh [options] [an exchange or a call ...]                  (in the bundle)

A call is written as "POST /api/Login/Login", an exchange by its description; without any, all are tried.

  --provider-url URL   where the service listens (PROVIDER_URL); without it, this project's sandbox is started and verified
  --state-url URL      its state endpoint (STATE_URL); PROVIDER-URL/provider-states unless given
  --strict             the proposed exchanges must hold too
  --wait SECONDS       how long the service may take until it answers at all; 10 unless given
  --results FOLDER     leaves junit.xml, result.json and proposed.txt there (RESULTS); the bundle does so in results/
  --junit FILE         writes the result as JUnit XML, for a build server
  --json FILE          writes the result as JSON
  --html FILE          writes the result as a page
  --verifier PROGRAM   Pact's standalone verifier (PACT_VERIFIER)
  --help               prints this

Exit codes: 0 the contract holds; 1 it is broken; 2 it could not be tried, and a sentence says why.`;

export type Options = {
  /** Null to start and verify a sandbox. */
  provider: Provider | null;
  /** Calls and descriptions of exchanges to verify; empty for all. */
  subjects: string[];
  strict: boolean;
  /** In milliseconds. */
  wait: number;
  reports: Record<"junit" | "json" | "html" | "results", string | undefined>;
  /** Pact's standalone verifier; null for the default. */
  verifier: string | null;
  help: boolean;
};

const OPTIONS = {
  "provider-url": { type: "string" },
  "state-url": { type: "string" },
  strict: { type: "boolean", default: false },
  wait: { type: "string", default: "10" },
  junit: { type: "string" },
  json: { type: "string" },
  html: { type: "string" },
  results: { type: "string" },
  verifier: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** @throws UserError for an unknown option or a wrong value. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArguments(args, OPTIONS);
  const { strict, wait, help, verifier, junit, json, html, results } = values;
  const { "provider-url": providerUrl, "state-url": stateUrl } = values;
  if (!/^\d{1,4}$/.test(wait)) throw new UserError(`--wait takes a number of seconds, and "${wait}" is none.`);
  return {
    provider: providerFrom("provider-url", providerUrl, stateUrl),
    subjects: positionals,
    strict,
    wait: Number(wait) * 1000,
    reports: { junit, json, html, results },
    verifier: verifier ?? null,
    help,
  };
}

/**
 * The service at these addresses; null without one, to start a sandbox.
 * @param option the name of the option that gave `url`.
 * @throws UserError for a wrong address, or for a state endpoint alone.
 */
export function providerFrom(option: string, url: string | undefined, stateUrl: string | undefined): Provider | null {
  if (url === undefined) {
    if (stateUrl === undefined) return null;
    throw new UserError(`--state-url needs --${option} beside it: the sandbox has a state endpoint of its own.`);
  }
  const base = webAddress(option, url).replace(/\/+$/, "");
  // Paths are put behind it.
  if (/[?#]/.test(base)) throw new UserError(`--${option} takes an address without "?" and "#", unlike "${url}".`);
  return { url: base, stateUrl: stateUrl ? webAddress("state-url", stateUrl) : `${base}/provider-states` };
}

function webAddress(option: string, given: string): string {
  if (/^https?:\/\//i.test(given) && URL.canParse(given)) return given;
  throw new UserError(`--${option} takes an address such as http://127.0.0.1:5099, and "${given}" is none.`);
}
