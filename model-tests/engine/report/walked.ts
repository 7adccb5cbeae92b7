import type { MachineFacts, Result } from "./facts.ts";

/** The result of each transition in the browser, by name, without those that were not reached. */
export function walkedTransitions({ browser }: Pick<MachineFacts, "browser">): ReadonlyMap<string, Result> {
  const walked = new Map<string, Result>();
  for (const { steps, failure, taken } of browser.paths) {
    for (const [place, { transitions }] of steps.slice(0, taken).entries()) {
      const isFailed = failure !== null && place === taken - 1;
      for (const id of transitions) if (walked.get(id) !== "failed") walked.set(id, isFailed ? "failed" : "passed");
    }
  }
  return walked;
}
