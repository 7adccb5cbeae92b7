import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { referenceOf } from "#contracts/hand-over/reference.ts";
import { DECISIONS_FILE, readDecisions, unknownSubjects, withOpenCalls } from "./decisions.ts";
import { finishPact } from "./finish-pact.ts";
import { PACT_FILE_NAME, PACTS_FOLDER, parsePact, readInteractions } from "./written-pact.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");

/**
 * Writes the pact from the consumer tests, and the reference generated from it. Pact only adds to a file, so each run
 * uses a new folder; if a test fails, the committed pact is unchanged.
 * @returns the exit code of the tests.
 */
export function writePact(): number {
  const folder = join(PACTS_FOLDER, ".tmp");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const others = ["contracts/verif*", "contracts/verif*/**", "contracts/hand-over/**", "contracts/sabotage/**"].flatMap(
    (one) => ["--exclude", one],
  );
  // Two processes that add to the file at once would overwrite each other.
  const args = [VITEST, "run", "--project", "contracts", "--no-file-parallelism", ...others];
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PACT_DIR: folder, PACT_DO_NOT_TRACK: "true" },
    stdio: "inherit",
  });
  if (status === 0) {
    const written = readFileSync(join(folder, PACT_FILE_NAME), "utf8");
    const [unknown] = unknownSubjects(parsePact(written), readDecisions());
    if (unknown !== undefined) {
      process.stdout.write(`contracts/decisions.json names "${unknown}", which is no call and no exchange.\n`);
      return 1;
    }
    writeOpenDecisions();
    writeFileSync(join(PACTS_FOLDER, PACT_FILE_NAME), finishPact(written));
    const interactions = readInteractions();
    writeFileSync(join(ROOT, "docs/contracts-reference.md"), referenceOf(interactions));
    const proposed = interactions.filter(({ pending }) => pending).length;
    process.stdout.write(`${interactions.length - proposed} documented and ${proposed} proposed exchanges in contracts/pacts/
`);
  }
  rmSync(folder, { recursive: true, force: true });
  return status ?? 1;
}

function writeOpenDecisions(): void {
  const decisions = readDecisions();
  const complete = withOpenCalls(decisions);
  if (complete.open.length > decisions.open.length)
    writeFileSync(DECISIONS_FILE, `${JSON.stringify(complete, null, 2)}\n`);
}
