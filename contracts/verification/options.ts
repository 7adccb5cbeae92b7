import { NotTried } from "./not-tried.ts";
import { parseOptions } from "./parse-options.ts";
import type { Provider } from "./verify-provider.ts";

/** What `npm run contracts:verify` prints for `--help`, and what the guide shows. */
export const USAGE = `Verifies a running service with the contract.

  npm run contracts:verify -- --provider-url URL [options]

  --provider-url URL   where the service listens; without it, this project's sandbox is started and verified
  --state-url URL      its state endpoint; PROVIDER-URL/provider-states unless given
  --strict             the proposed exchanges must hold too
  --wait SECONDS       how long the service may take until it answers at all; 10 unless given
  --junit FILE         writes the result as JUnit XML, for a build server
  --json FILE          writes the result as JSON
  --html FILE          writes the result as a page
  --help               prints this

Exit codes: 0 the contract holds; 1 it is broken; 2 it could not be tried, and a sentence says why.`;

export type Options = {
  /** Without it, a sandbox is started and verified. */
  provider: Provider | null;
  strict: boolean;
  /** In milliseconds. */
  wait: number;
  reports: { junit?: string; json?: string; html?: string };
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
  help: { type: "boolean", default: false },
} as const;

/** @throws NotTried for what is no option, or not the value of one. */
export function readOptions(args: readonly string[]): Options {
  const {
    "provider-url": providerUrl,
    "state-url": stateUrl,
    strict,
    wait,
    help,
    ...given
  } = parseOptions(args, OPTIONS);
  if (stateUrl !== undefined && providerUrl === undefined) {
    throw new NotTried("--state-url needs --provider-url beside it: the sandbox has a state endpoint of its own.");
  }
  if (!/^\d{1,4}$/.test(wait)) throw new NotTried(`--wait takes a number of seconds, and "${wait}" is none.`);
  return {
    provider: providerUrl === undefined ? null : providerAt(providerUrl, stateUrl),
    strict,
    wait: Number(wait) * 1000,
    reports: given,
    help,
  };
}

function providerAt(given: string, stateUrl: string | undefined): Provider {
  const url = webAddress("provider-url", given);
  return { url, stateUrl: stateUrl ? webAddress("state-url", stateUrl) : `${url}/provider-states` };
}

function webAddress(option: string, given: string): string {
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) {
    throw new NotTried(`--${option} takes an address such as http://127.0.0.1:5099, and "${given}" is none.`);
  }
  return given.replace(/\/+$/, "");
}
