import type { Browser } from "playwright-core";
import { pathOfSteps, WalkFailure, walkPath, walkPaths } from "#model-tests/engine/index.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { Stage } from "#model-tests/walk/stage.ts";

/** Runs a named step, as Playwright's `test.step` does. */
export type Taking = (name: string, act: () => Promise<void>) => Promise<void>;

/**
 * Walks one path of a machine; called by the written tests.
 * @param steps names of steps, as for `npm run paths:run -- --steps`
 * @throws Error with what the screen showed instead
 */
export async function walked(
  walk: MachineWalk,
  { browser, url, steps, taking }: { browser: Browser; url: string; steps: readonly string[]; taking: Taking },
): Promise<void> {
  const paths = walkPaths(walk);
  const { calls = {}, background = {} } = walk;
  const stage = await Stage.set(browser, { url: url.replace(/\/$/, ""), held: Object.values(calls), background });
  try {
    await walkPath(paths, pathOfSteps(paths, steps), stage, { taking });
  } catch (error) {
    // Errors while closing the page are not relevant.
    await stage.leaves().catch(() => undefined);
    throw error instanceof WalkFailure ? new Error(error.message) : error;
  }
  await stage.leaves();
}
