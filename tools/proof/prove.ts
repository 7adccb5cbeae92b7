import type { Defect } from "./defect.ts";
import { BAR, shareOf } from "./report.ts";
import { lineOf, survivorOf } from "./said.ts";
import { type Attempt, type Outcome, tryDefects, unsound } from "./try-defects.ts";

/**
 * Tries the defects and prints what comes of each, with where to look for those that survive.
 * @returns whether enough of them were killed; not when there are none, or when a test of theirs fails by itself.
 */
export async function prove(
  defects: readonly Defect[],
  attempt: Attempt,
  print: (line: string) => void,
): Promise<{ isKept: boolean; outcomes: readonly Outcome[] }> {
  const nothing = { isKept: false, outcomes: [] };
  if (defects.length === 0) {
    print("No defect is recorded for that.");
    return nothing;
  }
  const failing = await unsound(defects, attempt);
  if (failing.length > 0) {
    print(`Not proven to begin with: ${failing.join(", ")}`);
    return nothing;
  }
  const started = performance.now();
  const outcomes = await tryDefects(defects, { ...attempt, told: (outcome) => print(lineOf(outcome)) });
  const seconds = (performance.now() - started) / 1000;
  return { isKept: tell(outcomes, { ...attempt, seconds }, print), outcomes };
}

/** Prints where to look for the defects that survived, and how many did. @returns whether enough of them were killed */
export function tell(
  outcomes: readonly Outcome[],
  { seconds, ...where }: Pick<Attempt, "root" | "testsOf"> & { seconds: number },
  print: (line: string) => void,
): boolean {
  const survivors = outcomes.filter(({ survives }) => survives.length > 0);
  for (const survivor of survivors) print(survivorOf(survivor, where));
  const share = shareOf(outcomes);
  print(
    `\n${outcomes.length - survivors.length} of ${outcomes.length} defects killed (${(share * 100).toFixed(1)} %, bar ${BAR * 100} %) in ${seconds.toFixed(0)} s`,
  );
  return share >= BAR;
}
