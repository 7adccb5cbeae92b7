import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { approve, unapproved } from "./approved/approval.ts";
import { generate } from "./generate/generate.ts";
import { EVERY_MODEL } from "./models/every-model.ts";
import { reportOn, summaryLines } from "./reporting/report.ts";
import { REPORT_FOLDER, writeReport } from "./reporting/write-report.ts";

/**
 * `npm run paths`: generates every path of every machine and reports on them; fails when something is not covered, or when
 * a machine does not do what was approved.
 * `--approve MACHINE` (or `all`) accepts what it does now; `--check` only compares.
 */
const { values } = parseArgs({
  options: { approve: { type: "string", multiple: true, default: [] }, check: { type: "boolean", default: false } },
});
const started = performance.now();
const generated = EVERY_MODEL.map(generate);
const seconds = (performance.now() - started) / 1000;

for (const line of approve(values.approve, generated)) console.log(line);
const problems = [...(values.check ? [] : report()), ...unapproved(generated)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function report(): string[] {
  const whole = reportOn(generated, new Map());
  writeReport(whole);
  for (const line of summaryLines(whole)) console.log(line);
  console.log(`\nGenerated in ${seconds.toFixed(2)} s: ${relative(process.cwd(), join(REPORT_FOLDER, "index.html"))}`);
  return whole.machines.flatMap(({ gaps }) => gaps);
}
