import type { Reporter, TestCase, TestModule } from "vitest/node";
import {
  type BrowserReport,
  generateEach,
  keepWalks,
  lastCommit,
  readWalks,
  tablesOf,
  unapproved,
  type Whole,
  walkSummary,
  writeReport,
} from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { PRODUCT } from "#model-tests/product.ts";
import { WITHOUT_WALK } from "./without-walk.ts";

const WHOLE: Whole = { machines: EVERY_MODEL.map(({ machine }) => machine.id), excused: WITHOUT_WALK };

/** A Vitest reporter that adds walks to the report and prints a summary; for shards, once they are merged. */
export default class WalkReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const walks = new Map<string, BrowserReport>();
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) add(walks, test);
    if (walks.size === 0) return;
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const { walked } = test.meta();
      if (walked?.replayed) process.stdout.write(`${walked.machine}, path ${walked.path.number}: ${walked.replayed}\n`);
    }
    for (const line of walkSummary(walks, WHOLE)) process.stdout.write(`${line}\n`);
    const { generated, broken } = generateEach(EVERY_MODEL);
    const address = process.env.WALK_URL ?? "";
    keepWalks(walks, generated, PRODUCT.report, address);
    const problems = new Map(
      generated.map((one) => [one.model.machine.id, [...one.gaps, ...unapproved([one], false, tablesOf(PRODUCT))]]),
    );
    const every = readWalks(generated, PRODUCT.report, address);
    await writeReport(PRODUCT, { generated, broken, problems, walks: every, base: lastCommit(PRODUCT.tables) });
  }
}

function add(walks: Map<string, BrowserReport>, test: TestCase): void {
  const { walked } = test.meta();
  if (walked === undefined) return;
  const { machine, path, total, excluded, taken } = walked;
  const report = walks.get(machine) ?? { at: new Date().toISOString(), paths: [], total, excluded };
  const { state, errors } = test.result();
  const failure = state === "passed" ? null : (errors?.[0]?.message ?? `it was ${state}`);
  report.paths.push({
    ...{ ...path, failure, taken: taken ?? path.steps.length },
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
  });
  walks.set(machine, report);
}
