import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compareContracts, describeDifferences } from "./hand-over/compare.ts";
import { PACT_FILE_NAME, PACTS_FOLDER, parsePact } from "./pact/written-pact.ts";
import { ownOptions } from "./verification/parse-options.ts";

/**
 * `npm run contracts:compare -- --base REF`: what differs between the contract at a commit and the one here, for a merge
 * request. Exit code 0: nothing breaking, or a new version; 1: something breaking under the same version; 2: no comparison.
 */
const { base } = ownOptions({ base: { type: "string", default: "HEAD" } });
const cwd = fileURLToPath(new URL("../", import.meta.url));
const shown = spawnSync("git", ["show", `${base}:contracts/pacts/${PACT_FILE_NAME}`], {
  cwd,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
const earlier = shown.status === 0 ? readEarlier(shown.stdout) : shown.stderr.trim() || String(shown.error?.message);
if (typeof earlier === "string") {
  process.stdout.write(`There is no contract to compare with at "${base}": ${earlier}\n`);
  process.exitCode = 2;
} else {
  const here = parsePact(readFileSync(`${PACTS_FOLDER}/${PACT_FILE_NAME}`, "utf8"));
  const differences = compareContracts(earlier.interactions, here.interactions);
  process.stdout.write(describeDifferences(differences, [earlier.version, here.version]));
  const isBroken = differences.some(({ weight }) => weight === "breaking") && earlier.version === here.version;
  process.exitCode = isBroken ? 1 : 0;
}

function readEarlier(text: string): ReturnType<typeof parsePact> | string {
  try {
    return parsePact(text);
  } catch {
    return "it is not written as the one here is";
  }
}
