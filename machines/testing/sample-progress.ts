import type { Progress } from "#contracts/dashboard/load-progress.ts";
import { STEPS } from "#machines/dashboard/access-process.ts";

/** The access process with all steps done up to this one. */
export function progressUntil(last: keyof Progress): Progress {
  const done = STEPS.indexOf(last);
  return Object.fromEntries(STEPS.map((step, index) => [step, index <= done])) as Progress;
}
