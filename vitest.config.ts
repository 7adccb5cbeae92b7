import { availableParallelism } from "node:os";
import { defineConfig, mergeConfig } from "vitest/config";
import { JOURNEY_TIMEOUT, SCREEN_TIMEOUT } from "./model-tests/browser/timeout.ts";
import { STATEMENTS } from "./tools/requirements/statements.ts";
import { LongestFirst } from "./tools/test/longest-first.ts";
import built from "./vite.config.ts";

/** Whether every language is gone through: by the sweeps, and where the gallery is taken. */
const isWhole = process.env.SWEEPS === "whole" || process.env.GALLERY !== undefined;

/** What `npm test` leaves to the sweeps (docs/decisions/122). */
const LEFT_OUT = isWhole ? [] : ["**/*.sweep.test.ts"];

/** Tests that replace modules (`vi.mock`), or go without the texts that others load, each in a process of its own. */
const ISOLATED = "src/**/*.isolated.test.{ts,tsx}";

/** The tests see the sources as vite.config.ts builds them, which knows nothing of tests: `npm start` installs no Vitest. */
export default mergeConfig(
  built,
  defineConfig({
    test: {
      setupFiles: ["./tools/test/silence.ts"],
      // A test declares by its tags which statements it proves; any other tag is refused.
      tags: STATEMENTS.map(({ id, words }) => ({ name: id, description: words })),
      sequence: { sequencer: LongestFirst },
      // What is approved changes only by `npm run gallery -- --text` or `npm test -- --update WORD`.
      update: "none",
      // One more than there are cores, since some tests wait.
      maxWorkers: availableParallelism() + 1,
      expect: { poll: { timeout: SCREEN_TIMEOUT } },
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: ["{machines,contracts,src,locales,tools}/**/*.test.{ts,tsx}", "model-tests/**/*.test.ts"],
            exclude: ["**/*.{pact,browser,engine}.test.ts", ISOLATED, ...LEFT_OUT],
            // Most of these files are over before a process of their own would have started.
            isolate: false,
            unstubGlobals: true,
            unstubEnvs: true,
            testTimeout: 120_000,
          },
        },
        {
          extends: true,
          // What replaces a module would otherwise replace it, or come too late to, for the files before and after.
          test: { name: "isolated", include: [ISOLATED], unstubGlobals: true, unstubEnvs: true, testTimeout: 120_000 },
        },
        {
          extends: true,
          test: { name: "contracts", include: ["contracts/**/*.pact.test.ts"], isolate: false, testTimeout: 600_000 },
        },
        {
          extends: true,
          test: {
            name: "sandbox",
            include: ["sandbox/**/*.test.ts"],
            exclude: LEFT_OUT,
            setupFiles: ["./contracts/hand-over/fetched-answers.ts"],
            // Compiling PGlite takes longer than most of these files: one process does it once for many of them.
            isolate: false,
            testTimeout: 600_000,
            hookTimeout: 180_000,
          },
        },
        {
          extends: true,
          test: {
            name: "browser",
            include: ["model-tests/**/*.browser.test.ts"],
            // What is looked at in part has its whole in files of its own (docs/decisions/122).
            exclude: [isWhole ? "**/*.part.browser.test.ts" : "**/*.sweep.browser.test.ts"],
            globalSetup: ["./model-tests/browser/global-setup.ts"],
            // One process and one sandbox for many tests: merchants of one test are strangers to every other.
            isolate: false,
            // After the others, which take every core.
            sequence: { groupOrder: 1 },
            testTimeout: JOURNEY_TIMEOUT,
            hookTimeout: JOURNEY_TIMEOUT,
          },
        },
        {
          extends: true,
          test: {
            name: "engines",
            include: ["model-tests/engines/*.engine.test.ts"],
            globalSetup: ["./model-tests/browser/global-setup.ts"],
            isolate: false,
            // Beside the browser tests.
            sequence: { groupOrder: 1 },
            testTimeout: JOURNEY_TIMEOUT,
            hookTimeout: JOURNEY_TIMEOUT,
          },
        },
        {
          extends: true,
          test: {
            name: "walks",
            // Each walk is tested where it is written (`import.meta.vitest`), so that Vitest can divide them among machines.
            include: [],
            includeSource: ["model-tests/walks/*.ts"],
            globalSetup: ["./model-tests/walk/global-setup.ts"],
            maxWorkers: 2,
            isolate: false,
            sequence: { groupOrder: 2 },
            // What fails is walked again, on the way to the shortest path that does.
            testTimeout: 300_000,
          },
        },
      ],
    },
  }),
);
