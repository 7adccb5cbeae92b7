import { existsSync, readFileSync } from "node:fs";
import {
  type BrowserReport,
  generateEach,
  keepWalks,
  lastCommit,
  readWalks,
  tablesOf,
  unapproved,
  writeReport,
} from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { PRODUCT } from "#model-tests/product.ts";

/**
 * Adds the walks in a file of `WalkReporter` to the report; without the file, nothing was walked. Not done by the
 * reporter: generating all machines takes so long that Vitest would report its workers as lost.
 */
export async function reportWalks(file: string): Promise<void> {
  if (!existsSync(file)) return;
  const walks = new Map<string, BrowserReport>(JSON.parse(readFileSync(file, "utf8")));
  const { generated, broken } = generateEach(EVERY_MODEL);
  const left = keepWalks(walks, generated, PRODUCT.report);
  if (left.length > 0) process.stdout.write(`Not in the report, which has numbered paths only: ${left.join(", ")}\n`);
  const problems = new Map(
    generated.map((one) => {
      const { id } = one.model.machine;
      return [id, [...one.gaps, ...unapproved(id, one.parts, tablesOf(PRODUCT))]];
    }),
  );
  const [address] = [...walks.values()].map((walk) => walk.address);
  const every = readWalks(generated, PRODUCT.report, address);
  await writeReport(PRODUCT, { generated, broken, problems, walks: every, base: lastCommit(PRODUCT.tables) });
}
