import { describeCoverage, readCoverage } from "./coverage/coverage.ts";
import { missingOfCalls } from "./coverage/missing.ts";
import { writePact } from "./pact/write-pact.ts";
import { readInteractions } from "./pact/written-pact.ts";
import { ownOptions } from "./verification/parse-options.ts";

/**
 * `npm run contracts`: writes the pact from the consumer tests. `-- --coverage` only prints what the pact covers, and
 * fails on a hole or an orphan. `-- --check` prints what a call lacks, and the file to write.
 */
const { coverage, check } = ownOptions({
  coverage: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
});
process.exitCode = coverage ? await printCoverage() : check ? await printMissing() : writePact();

async function printMissing(): Promise<number> {
  const missing = await missingOfCalls();
  for (const one of missing) process.stdout.write(`${one}\n`);
  return missing.length > 0 ? 1 : 0;
}

async function printCoverage(): Promise<number> {
  const covered = await readCoverage(readInteractions());
  process.stdout.write(`${describeCoverage(covered)}\n`);
  return covered.holes.length + covered.orphans.length > 0 ? 1 : 0;
}
