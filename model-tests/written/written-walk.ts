import type { Browser } from "playwright-core";
import { everyWalkPaths, pathOfSteps, WalkFailure, walkPath } from "#model-tests/engine/index.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { Stage } from "#model-tests/walk/stage.ts";

/** Runs a named step, like Playwright's `test.step`. */
export type OnStep = (name: string, act: () => Promise<void>) => Promise<void>;

type Written = { browser: Browser; url: string; variant: string | null; steps: readonly string[]; onStep: OnStep };

/**
 * Walks one path of a machine, for the written tests.
 * @param variant the way to open the page, as in `npm run paths:run -- --variant`; null for the walk's own
 * @param steps names of steps, as in `--steps`
 * @throws Error with what the screen showed instead.
 */
export async function walked(walk: MachineWalk, { browser, url, variant, steps, onStep }: Written): Promise<void> {
  const way = everyWalkPaths(walk).find((one) => one.variant === variant);
  if (way === undefined) throw new Error(`${walk.model.machine.id} has no variant ${variant}`);
  const { calls = {}, background = {} } = walk;
  const stage = await Stage.create(browser, { url: url.replace(/\/$/, ""), held: Object.values(calls), background });
  try {
    await walkPath(way, pathOfSteps(way, steps), stage, { onStep });
  } catch (error) {
    // The page may close with errors that do not matter here.
    await stage.close().catch(() => undefined);
    throw error instanceof WalkFailure ? new Error(error.message) : error;
  }
  await stage.close();
}
