import { test } from "vitest";

/** Whether everything is tried (`npm run sweeps`), or only the part that `npm test` has the time for (docs/decisions/122). */
export const IS_WHOLE: boolean = process.env.SWEEPS === "whole";

/** Declares a test that `npm run sweeps` runs and `npm test` leaves out. */
export const sweep: (name: string, act: () => Promise<void>, timeout?: number) => void = IS_WHOLE
  ? test
  : () => undefined;
