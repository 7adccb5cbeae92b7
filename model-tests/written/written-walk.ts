import type { Browser } from "playwright-core";
import { pathOfSteps, WalkFailure, walkPath, walkPaths } from "#model-tests/engine/index.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { Stage } from "#model-tests/walk/stage.ts";

/** How a test that was written out takes one step: under its name, as Playwright's `test.step` does. */
export type Taking = (name: string, act: () => Promise<void>) => Promise<void>;

/**
 * Walks one path of a machine: what a test calls that was written out of this repository.
 * @param steps by their names, as `npm run paths:run -- --steps` takes them
 * @throws Error saying what the screen showed instead
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
    // What the page complains of while it is left is no news.
    await stage.leaves().catch(() => undefined);
    throw error instanceof WalkFailure ? new Error(error.message) : error;
  }
  await stage.leaves();
}
