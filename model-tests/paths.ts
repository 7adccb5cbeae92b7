import { join, relative } from "node:path";
import { generate } from "./generate/generate.ts";
import { EVERY_MODEL } from "./models/every-model.ts";
import { reportOn, summaryLines } from "./reporting/report.ts";
import { REPORT_FOLDER, writeReport } from "./reporting/write-report.ts";

/** `npm run paths`: generates every path of every machine and reports on them; fails when something is not covered. */
const started = performance.now();
const generated = EVERY_MODEL.map(generate);
const seconds = (performance.now() - started) / 1000;
const report = reportOn(generated, new Map());
writeReport(report);

for (const line of summaryLines(report)) console.log(line);
for (const { gaps } of report.machines) for (const gap of gaps) console.error(gap);
console.log(`\nGenerated in ${seconds.toFixed(2)} s: ${relative(process.cwd(), join(REPORT_FOLDER, "index.html"))}`);
if (report.machines.some(({ gaps }) => gaps.length > 0)) process.exitCode = 1;
