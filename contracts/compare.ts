import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compareCommand } from "./hand-over/compare-command.ts";
import { PACT_FILE_NAME, PACTS_FOLDER } from "./pact/written-pact.ts";

/**
 * `npm run contracts:compare`: compares the contract with the last published version or another one; `-- --help` lists
 * the options.
 */
const cwd = fileURLToPath(new URL("../", import.meta.url));
const head = `${PACTS_FOLDER}${PACT_FILE_NAME}`;
const base = fileURLToPath(new URL(`published/${PACT_FILE_NAME}`, import.meta.url));
process.exitCode = compareCommand(process.argv.slice(2), (text) => process.stdout.write(text), {
  ...{ base, head, read: atCommit },
});

function atCommit(commit: string): string | null {
  const options = { cwd, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout } = spawnSync("git", ["show", `${commit}:contracts/pacts/${PACT_FILE_NAME}`], options);
  return status === 0 ? stdout : null;
}
