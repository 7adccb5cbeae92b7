/** Whether `npm run sweeps` is running, and not `npm test` (docs/decisions/122). */
export const RUNS_SWEEPS: boolean = process.env.SWEEPS === "whole";

/** Declares tests that `npm test` leaves out, because faster tests prove the same. */
export function onlyInSweeps<Test extends object>(test: Test): Test {
  return RUNS_SWEEPS ? test : new Proxy(test, { apply: () => undefined, get: () => () => () => undefined });
}

/** All cases of a table in `npm run sweeps`, only the first in `npm test`. */
export function firstUnlessSweeps<Case>(cases: readonly Case[]): readonly Case[] {
  return RUNS_SWEEPS ? cases : cases.slice(0, 1);
}
