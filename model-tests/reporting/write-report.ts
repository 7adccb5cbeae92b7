import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reportPage } from "./page.ts";
import type { Report } from "./report.ts";

/** Where reports are written. */
export const REPORT_FOLDER = join(import.meta.dirname, "../report");

/** Writes `index.html`, its style and `paths.json`. */
export function writeReport(report: Report, folder = REPORT_FOLDER): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), reportPage(report).markup);
  copyFileSync(join(import.meta.dirname, "report.css"), join(folder, "report.css"));
  writeFileSync(join(folder, "paths.json"), `${JSON.stringify(report, null, 2)}\n`);
}
