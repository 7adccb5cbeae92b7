import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { SCREEN_TIMEOUT } from "#model-tests/browser/timeout.ts";
import type { Path } from "#model-tests/generate/tour.ts";
import { REPORT_FOLDER } from "#model-tests/reporting/folder.ts";
import { stepName } from "./machine-walk.ts";
import { commandFor, type RunPlan } from "./plan.ts";
import { shortened } from "./shorten.ts";
import type { Stage } from "./stage.ts";
import { WalkFailure, walkPath } from "./walk-path.ts";
import type { WalkPaths } from "./walk-paths.ts";

/** How long a screen may take to show something while a failure is looked for again, in milliseconds. */
const TIMEOUT = SCREEN_TIMEOUT / 5;

/**
 * What is kept of a path that failed: the shortest one that still does, its picture and its trace in
 * `model-tests/report/failures/`, and the command that takes it again.
 * @param set sets a stage of its own for each try
 * @returns the failure, and where to go from there, for whoever reads it
 */
export async function evidenceOf(
  paths: WalkPaths,
  path: Path,
  failure: WalkFailure,
  plan: RunPlan,
  set: (timeout: number) => Promise<Stage>,
): Promise<string> {
  const machine = paths.walk.model.machine.id;
  const edges = await shortened(paths.graph, path.edges.slice(0, failure.taken), async (shorter) => {
    const again = await failureOn({ number: path.number, edges: shorter });
    return again?.taken === shorter.length;
  });
  const shortest = { number: path.number, edges };
  const kept = join(REPORT_FOLDER, "failures");
  mkdirSync(kept, { recursive: true });
  const name = join(kept, `${machine}-${path.number}`);
  const last = await failureOn(shortest, name);
  const steps = edges.map(({ step }) => stepName(step));
  return [
    failure.message,
    last ? `The shortest path that still fails: ${steps.join(" → ")}` : "It did not fail when it was walked once more.",
    `To walk it again: ${commandFor(machine, plan, path.number, last ? steps : null)}`,
    `${name}.png shows what was there, ${name}.zip is its trace: npx playwright-core show-trace ${name}.zip`,
  ].join("\n");

  async function failureOn(tried: Path, keptAs?: string): Promise<WalkFailure | null> {
    const stage = await set(TIMEOUT);
    const { tracing } = stage.person.context;
    if (keptAs) await tracing.start({ screenshots: true, snapshots: true });
    try {
      await walkPath(paths, tried, stage);
      return null;
    } catch (error) {
      if (keptAs) await stage.person.page.screenshot({ path: `${keptAs}.png` }).catch(() => undefined);
      return error instanceof WalkFailure ? error : null;
    } finally {
      if (keptAs) await tracing.stop({ path: `${keptAs}.zip` }).catch(() => undefined);
      await stage.leaves().catch(() => undefined);
    }
  }
}
