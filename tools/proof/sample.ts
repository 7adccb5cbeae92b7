import { testsByStatement } from "#tools/requirements/proven.ts";
import { NOTHING, type Tally } from "#tools/test/tally.ts";
import { sampleOf } from "./chosen.ts";
import { dayOf } from "./day.ts";
import { DEFECTS } from "./defects.ts";
import { lineOf, survivorOf } from "./said.ts";
import { needsBrowser, tryDefects } from "./try-defects.ts";

/** How many are tried, and after how many milliseconds none is begun any more. */
const COUNT = 6;
const WITHIN = 45_000;

/**
 * Tries some of the defects, others on each day of a commit: those that tests outside of a browser notice.
 * @returns each as a test that passes when the defect is killed
 */
export async function trySample(root: string, print: (line: string) => void): Promise<Tally> {
  const declared = testsByStatement(root);
  const testsOf = (id: string) => declared.get(id) ?? [];
  const quick = DEFECTS.filter((defect) => !needsBrowser(defect, testsOf));
  const chosen = sampleOf(quick, dayOf(root), COUNT);
  const outcomes = await tryDefects(chosen, { root, testsOf, within: WITHIN, told: (one) => print(lineOf(one)) });
  const survivors = outcomes.filter(({ survives }) => survives.length > 0);
  for (const survivor of survivors) print(survivorOf(survivor, { root, testsOf }));
  return {
    ...NOTHING,
    passed: outcomes.length - survivors.length,
    failed: survivors.map(({ defect }) => `nobody notices ${defect.breaks.join(", ")}: ${defect.says}`),
  };
}
