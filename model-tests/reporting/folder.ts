import { join } from "node:path";

/** Where reports are written, and what is kept of tests that failed. */
export const REPORT_FOLDER = join(import.meta.dirname, "../report");

/** Where the last walk of a machine left the picture of a state. */
export function picturePath(machine: string, state: string, folder = REPORT_FOLDER): string {
  return join(folder, "states", machine, `${state}.webp`);
}
