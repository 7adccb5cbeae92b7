import type { MachineFacts, Result } from "./facts.ts";

/** The result of each state, transition and guard outcome in the browser, by name, without those that were not reached. */
export function walkedElements({ browser }: Pick<MachineFacts, "browser">): ReadonlyMap<string, Result> {
  const walked = new Map<string, Result>();
  for (const { opening, steps, failure, taken } of browser.paths) {
    for (const [place, { covers }] of [{ covers: opening }, ...steps].slice(0, taken + 1).entries()) {
      const isFailed = failure !== null && place === taken;
      for (const id of covers) if (walked.get(id) !== "failed") walked.set(id, isFailed ? "failed" : "passed");
    }
  }
  return walked;
}
