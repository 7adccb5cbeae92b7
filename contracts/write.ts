import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PACT_FILE_NAME, PACTS_FOLDER, readInteractions } from "./pact/written-pact.ts";

/*
 * Writes the pact anew from the consumer tests (`npm run contracts`). Pact only ever adds to a file, so the folder is
 * cleared first; it is cleared only once every test has passed, so that a failing test leaves the last pact in place.
 */

const folder = join(PACTS_FOLDER, ".tmp");
const root = fileURLToPath(new URL("../", import.meta.url));
const vitest = join(root, "node_modules/vitest/vitest.mjs");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const verification = ["--exclude", "contracts/verif*", "--exclude", "contracts/verif*/**"];
// Of two processes that add to the file at once, one would undo what the other wrote.
const args = [vitest, "run", "--project", "contracts", "--no-file-parallelism", ...verification];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  env: { ...process.env, PACT_DIR: folder, PACT_DO_NOT_TRACK: "true" },
  stdio: "inherit",
});
if (status === 0) {
  renameSync(join(folder, PACT_FILE_NAME), join(PACTS_FOLDER, PACT_FILE_NAME));
  const interactions = readInteractions();
  const proposed = interactions.filter(({ pending }) => pending).length;
  console.log(`${interactions.length - proposed} documented and ${proposed} proposed interactions in contracts/pacts/`);
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
