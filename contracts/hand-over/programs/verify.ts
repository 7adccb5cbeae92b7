import { join } from "node:path";
import { verifyCommand } from "#contracts/verification/command.ts";

/** The bundle's `verify.mjs`, started by `verify.sh`, with settings from variables or options. */
const here = import.meta.dirname;
const { PROVIDER_URL, STATE_URL, PACT_VERIFIER, RESULTS = join(here, "results") } = process.env;
const service = PROVIDER_URL ? { "provider-url": PROVIDER_URL, "state-url": STATE_URL } : {};
const settings = Object.entries({ ...service, results: RESULTS }).flatMap(([name, value]) =>
  value ? [`--${name}`, value] : [],
);
process.exitCode = await verifyCommand(
  [...settings, ...process.argv.slice(2)],
  (line) => process.stdout.write(`${line}\n`),
  {
    ...{ pacts: join(here, "pact"), decisions: join(here, "decisions.json") },
    verifier: PACT_VERIFIER || "pact-verifier",
    isTerminal: process.stdout.isTTY,
  },
);
