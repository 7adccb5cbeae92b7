import type { Reporter, TestCase, TestModule } from "vitest/node";
import { unapproved } from "#model-tests/approved/approval.ts";
import { generateEach } from "#model-tests/generate/generate.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { lastCommit } from "#model-tests/reporting/changes.ts";
import { REPORT_FOLDER } from "#model-tests/reporting/folder.ts";
import type { BrowserReport } from "#model-tests/reporting/report.ts";
import { keepWalks, readWalks } from "#model-tests/reporting/walks-kept.ts";
import { writeReport } from "#model-tests/reporting/write-report.ts";
import { summaryOf, type Whole } from "./summary.ts";
import { WITHOUT_WALK } from "./without-walk.ts";

const WHOLE: Whole = { machines: EVERY_MODEL.map(({ machine }) => machine.id), excused: WITHOUT_WALK };

/** A Vitest reporter that adds the walks in the browser to the report, and sums them up; of shards, once they are merged. */
export default class WalkReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const walks = new Map<string, BrowserReport>();
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) add(walks, test);
    if (walks.size === 0) return;
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const { walked } = test.meta();
      if (walked?.replayed) process.stdout.write(`${walked.machine}, path ${walked.path.number}: ${walked.replayed}\n`);
    }
    for (const line of summaryOf(walks, WHOLE)) process.stdout.write(`${line}\n`);
    const { generated, broken } = generateEach(EVERY_MODEL);
    keepWalks(walks, generated, REPORT_FOLDER);
    const problems = new Map(
      generated.map((one) => [one.model.machine.id, [...one.gaps, ...unapproved([one], false)]]),
    );
    const every = readWalks(generated, REPORT_FOLDER);
    await writeReport({ generated, broken, problems, walks: every, base: lastCommit() });
  }
}

function add(walks: Map<string, BrowserReport>, test: TestCase): void {
  const { walked } = test.meta();
  if (walked === undefined) return;
  const { machine, path, of, left, taken } = walked;
  const report = walks.get(machine) ?? { at: new Date().toISOString(), paths: [], of, left };
  const { state, errors } = test.result();
  const failure = state === "passed" ? null : (errors?.[0]?.message ?? `it was ${state}`);
  report.paths.push({
    ...{ ...path, failure, taken: taken ?? path.steps.length },
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
  });
  walks.set(machine, report);
}
