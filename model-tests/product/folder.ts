import { join } from "node:path";

/** The folder for reports and for evidence of failed tests. */
export const REPORT_FOLDER = join(import.meta.dirname, "../report");
