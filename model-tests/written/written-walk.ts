import type { Browser } from "playwright-core";
import { pathOfSteps, WalkFailure, walkPath, walkPaths } from "#model-tests/engine/index.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { Stage } from "#model-tests/walk/stage.ts";

/** Runs a named step, like Playwright's `test.step`. */
export type OnStep = (name: string, act: () => Promise<void>) => Promise<void>;

/**
 * Walks one path of a machine, for the written tests.
 * @param steps names of steps, as in `npm run paths:run -- --steps`
 * @throws Error with what the screen showed instead.
 */
export async function walked(
  walk: MachineWalk,
  { browser, url, steps, onStep }: { browser: Browser; url: string; steps: readonly string[]; onStep: OnStep },
): Promise<void> {
  const paths = walkPaths(walk);
  const { calls = {}, background = {} } = walk;
  const stage = await Stage.create(browser, { url: url.replace(/\/$/, ""), held: Object.values(calls), background });
  try {
    await walkPath(paths, pathOfSteps(paths, steps), stage, { onStep });
  } catch (error) {
    // The page may close with errors that do not matter here.
    await stage.close().catch(() => undefined);
    throw error instanceof WalkFailure ? new Error(error.message) : error;
  }
  await stage.close();
}
