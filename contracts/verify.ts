import { DECISIONS_FILE } from "./pact/decisions.ts";
import { PACTS_FOLDER } from "./pact/written-pact.ts";
import { verifyCommand } from "./verification/command.ts";
import { OWN_VERIFIER } from "./verification/own-verifier.ts";
import { startSandbox } from "./verification/sandbox-process.ts";

/**
 * `npm run contracts:verify`: verifies a running service, or by default a new sandbox; `-- --help` lists the options.
 */
process.exitCode = await verifyCommand(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`), {
  ...{ pacts: PACTS_FOLDER, decisions: DECISIONS_FILE, verifier: OWN_VERIFIER, startOwn: startSandbox },
  isTerminal: process.stdout.isTTY,
});
