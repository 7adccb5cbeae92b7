import { verifyCommand } from "./verification/command.ts";

/** `npm run contracts:verify`: verifies a running service, or a sandbox that it starts itself; `-- --help` says how. */
process.exitCode = await verifyCommand(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
