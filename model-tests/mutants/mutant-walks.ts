import type { Browser } from "playwright-core";
import { SharedChromium } from "#model-tests/browser/chromium.ts";
import { everyWalkPaths, walkPath } from "#model-tests/engine/index.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { Stage } from "#model-tests/walk/stage.ts";
import { walkOf } from "#model-tests/walk/walk-files.ts";
import { type Carried, startMutantConsole } from "./mutant-console.ts";

/** Walks in parallel, since a walk mostly waits. */
const AT_ONCE = 3;

/**
 * Walks every tour of a machine in a real browser with each mutant.
 * @param tell called after each mutant
 * @returns the detected mutants
 * @throws Error if a walk fails without a mutant
 */
export async function walkMutants(
  all: readonly Carried[],
  tell: (one: Carried, isFound: boolean) => void,
): Promise<Set<Carried>> {
  const found = new Set<Carried>();
  const console = await startMutantConsole(all);
  const chromium = new SharedChromium();
  try {
    const machines = [...new Set(all.map(({ machine }) => machine))];
    await inTurn(machines, async (machine) => {
      const failure = await failureOf(await walkOf(machine), await chromium.browser(), console.url, 0);
      if (failure !== null) throw new Error(`Mutation testing needs a machine that passes:\n${failure}`);
    });
    await inTurn(all, async (one) => {
      const failure = await failureOf(await walkOf(one.machine), await chromium.browser(), console.url, one.number);
      if (failure !== null) found.add(one);
      tell(one, failure !== null);
    });
    return found;
  } finally {
    await chromium.stop();
    await console.stop();
  }
}

/** The message of the first failed path; null if none fails. */
async function failureOf(walk: MachineWalk, browser: Browser, url: string, mutant: number): Promise<string | null> {
  const { calls = {}, background = {} } = walk;
  const stage = await Stage.create(browser, { url, held: Object.values(calls), background });
  await stage.person.context.addInitScript((number) => Object.assign(globalThis, { mutant: number }), mutant);
  try {
    for (const way of everyWalkPaths(walk)) for (const path of way.paths) await walkPath(way, path, stage);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await stage.close().catch(() => undefined);
  }
}

/** Processes items with limited concurrency. */
async function inTurn<One>(all: readonly One[], act: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
