import { existsSync, readFileSync } from "node:fs";
import {
  type BrowserReport,
  generateEach,
  keepWalks,
  lastCommit,
  partsOf,
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
 * @param address the walked deployment; empty for the local build.
 */
export async function reportWalks(file: string, address: string): Promise<void> {
  if (!existsSync(file)) return;
  const walks = new Map<string, BrowserReport>(JSON.parse(readFileSync(file, "utf8")));
  const { generated, broken } = generateEach(EVERY_MODEL);
  keepWalks(walks, generated, PRODUCT.report, address);
  const problems = new Map(
    generated.map((one) => {
      const { id } = one.model.machine;
      return [id, [...one.gaps, ...unapproved(id, partsOf(one), tablesOf(PRODUCT))]];
    }),
  );
  const every = readWalks(generated, PRODUCT.report, address);
  await writeReport(PRODUCT, { generated, broken, problems, walks: every, base: lastCommit(PRODUCT.tables) });
}
