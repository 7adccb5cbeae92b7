import { join } from "node:path";

/** Where reports are written, and what is kept of tests that failed. */
export const REPORT_FOLDER = join(import.meta.dirname, "../report");
