import { join, relative } from "node:path";
import { close, launchChromium } from "./browser/chromium.ts";
import { requireBuild } from "./browser/global-setup.ts";
import { startTestSandbox } from "./browser/test-sandbox.ts";
import { summaryLines } from "./reporting/report.ts";
import { REPORT_FOLDER, writeReport } from "./reporting/write-report.ts";
import { failuresOf, walkEverything } from "./walk/walk-everything.ts";

/** `npm run paths:run`: walks the generated paths at the built console in a real browser, and adds the result to the report. */
const root = join(import.meta.dirname, "..");
requireBuild(root);
const sandbox = await startTestSandbox();
const browser = await launchChromium();
try {
  const { report, gaps } = await walkEverything(browser, sandbox.url);
  writeReport(report);
  const problems = [...gaps, ...failuresOf(report)];
  for (const line of summaryLines(report)) console.log(line);
  for (const problem of problems) console.error(problem);
  console.log(`\n${relative(process.cwd(), join(REPORT_FOLDER, "index.html"))}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await close(browser);
  await sandbox.stop();
}
