import { test } from "vitest";

/** Whether `npm run sweeps` is running, and not `npm test` (docs/decisions/122). */
export const IS_WHOLE: boolean = process.env.SWEEPS === "whole";

/** Declares a test that only `npm run sweeps` runs. */
export const sweep: (name: string, act: () => Promise<void>, timeout?: number) => void = IS_WHOLE
  ? test
  : () => undefined;
