import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { type BrowserReport, walkSummary } from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";

/**
 * A Vitest reporter that prints a summary of the walks and writes them to the file named by WALKS_FILE, for
 * `reportWalks`; for shards, once they are merged.
 */
export default class WalkReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const walks = new Map<string, BrowserReport>();
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    for (const test of tests) add(walks, test);
    if (walks.size === 0) return;
    for (const test of tests) {
      const { walked } = test.meta();
      if (walked?.replayed) process.stdout.write(`${walked.machine}, path ${walked.path.number}: ${walked.replayed}\n`);
    }
    for (const line of walkSummary(walks, EVERY_MODEL.length)) process.stdout.write(`${line}\n`);
    if (process.env.WALKS_FILE) writeFileSync(process.env.WALKS_FILE, JSON.stringify([...walks]));
  }
}

function add(walks: Map<string, BrowserReport>, test: TestCase): void {
  const { walked } = test.meta();
  if (walked === undefined) return;
  const { machine, path, taken, ...whole } = walked;
  const report = walks.get(machine) ?? { at: new Date().toISOString(), ...whole, paths: [] };
  const { state, errors } = test.result();
  const failure = state === "passed" ? null : (errors?.[0]?.message ?? `it was ${state}`);
  report.paths.push({
    ...{ ...path, failure, taken: taken ?? path.steps.length },
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
  });
  walks.set(machine, report);
}
