import { join } from "node:path";
import { verifyCommand } from "#contracts/verification/command.ts";

/** The bundle's `verify.mjs`, started by `verify.sh`, with settings from variables or options. */
const here = import.meta.dirname;
const { PROVIDER_URL, STATE_URL, PACT_VERIFIER, RESULTS = join(here, "results") } = process.env;
const words = process.argv.slice(2);
// A state endpoint alone is left out, so that the message is about the missing address.
const isAddressed = PROVIDER_URL || words.some((word) => word.startsWith("--provider-url"));
const settings = Object.entries({
  ...{ "provider-url": PROVIDER_URL, "state-url": isAddressed && STATE_URL, results: RESULTS },
}).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
process.exitCode = await verifyCommand([...settings, ...words], (line) => process.stdout.write(`${line}\n`), {
  ...{ pacts: join(here, "pact"), decisions: join(here, "decisions.json") },
  verifier: PACT_VERIFIER || "pact-verifier",
  isTerminal: process.stdout.isTTY,
});
