/**
 * Whether each sweep goes all its way (`npm run sweeps`), or only the part that `npm test` has the time for
 * (docs/decisions/122).
 */
export const RUNS_SWEEPS: boolean = process.env.SWEEPS === "whole";

/**
 * Declares tests that `npm run sweeps` runs and `npm test` leaves out, because what they prove is proven in less time
 * elsewhere, or a test beside them goes the same way.
 */
export function onlyInSweeps<Test extends object>(test: Test): Test {
  return RUNS_SWEEPS ? test : new Proxy(test, { apply: () => undefined, get: () => () => () => undefined });
}

/** The cases of a table: all of them in `npm run sweeps`, the first alone in `npm test`. */
export function firstUnlessSweeps<Case>(cases: readonly Case[]): readonly Case[] {
  return RUNS_SWEEPS ? cases : cases.slice(0, 1);
}
