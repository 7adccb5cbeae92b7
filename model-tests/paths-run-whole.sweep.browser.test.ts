import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { findChromium } from "#tools/chromium.mjs";
import { project } from "#tools/testing/project.ts";
import { onlyInSweeps } from "./browser/extent.ts";
import { test } from "./browser/journey.ts";
import { startTestSandbox } from "./browser/test-sandbox.ts";
import { pathOfSteps, shortestFailing, WalkFailure, walkPaths, walkTraced } from "./engine/index.ts";
import { run } from "./testing/command.ts";
import { turnstileFolder } from "./testing/turnstile.ts";
import type { MachineWalk } from "./walk/stage.ts";
import { Stage } from "./walk/stage.ts";
import { stageOptions } from "./walk/walk-in-browser.ts";
import { verificationWalk } from "./walks/verification.ts";

/** Runs the command `npm run paths:run`, which takes too long for `npm test`. */
const sweep = onlyInSweeps(test);
const root = join(import.meta.dirname, "..");
const pathsRun = (...words: string[]) => run(process.execPath, ["model-tests/paths-run.ts", ...words]);
const LONG = 300_000;

sweep("paths:run: shards that ran separately are merged into one report", { timeout: LONG }, async () => {
  rmSync(join(root, "model-tests/report/shards"), { recursive: true, force: true });
  const both = ["--machine", "callbackResend", "--machine", "release"];
  for (const shard of ["1/2", "2/2"]) {
    const { code, said } = await pathsRun(...both, "--shard", shard);
    expect(said).toContain("Total: 1 of ");
    expect(code).toBe(0);
  }
  expect(existsSync(join(root, "model-tests/report/states/callbackResend/delivered.webp"))).toBe(true);
  const { code, said } = await pathsRun("--merge");
  for (const line of ["✓ callbackResend: ", "✓ release: ", "✓ Total: 2 of "]) expect(said).toContain(line);
  expect(code).toBe(0);
});

sweep("paths:run: a console deployed in mock mode can be walked", { timeout: LONG }, async () => {
  const { url, stop } = await startTestSandbox({ SANDBOX_MOCK: "1" });
  try {
    const { code, said } = await pathsRun("--machine", "role", "--path", "1", "--url", url);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("✓ role: 1 walked") });
  } finally {
    await stop();
  }
});

sweep("paths:run: every option works, and an invalid one is refused in one sentence", { timeout: LONG }, async () => {
  const url = inject("consoleUrl");
  const walks = [
    ["--path", "1", "--url", url, "--slow", "10"],
    ["--criterion", "states", "--url", url],
    ["--criterion", "random", "--walks", "1", "--seed", "42", "--url", url],
  ];
  for (const words of walks) {
    const { code, said } = await pathsRun("--machine", "callbackResend", ...words);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("✓ callbackResend: ") });
  }
  const faults = [
    [["--machine", "release", "--through", "nowhere"], "no browser path passes through nowhere"],
    [["--merge", "--shard", "1/2"], "--merge and --shard cannot be combined"],
    [["--path", "1"], "--path, --steps, --through and --variant need exactly one --machine."],
    [["--write", "somewhere"], "--write needs --machine."],
  ] as const;
  for (const [words, sentence] of faults) {
    const { code, said } = await pathsRun(...words, "--url", url);
    expect(said).toContain(sentence);
    expect(code).toBe(1);
  }
});

sweep(
  "paths:run: a failing path leaves a screenshot and a trace, reports the words on screen, and is shortened",
  async ({ browser }) => {
    const wrong: MachineWalk = {
      ...verificationWalk,
      actions: {
        ...verificationWalk.actions,
        "checkCode answers (refused)": async (stage) => {
          await stage.service.answer("/api/Register/CheckCaptchaCode", {
            accepted: true,
            value: { proof: "fixture-proof" },
          });
        },
      },
    };
    const paths = walkPaths(wrong);
    const sent = ["codeDelivery changes (to sent)", "CODE_TYPED (something)"];
    const long = [
      ...sent,
      "CODE_TYPED (nothing)",
      "CODE_TYPED (something)",
      "CODE_SUBMITTED",
      "checkCode answers (refused)",
    ];
    const path = { ...pathOfSteps(paths, long), number: 7 };
    const set = () => Stage.create(browser, { ...stageOptions(wrong), timeout: 3_000 });
    const stage = await set();
    const kept = join(project({}), "verification-7");
    const failure = await walkTraced(paths, path, stage, kept).then(
      () => null,
      (error: unknown) => error,
    );
    await stage.close();
    if (!(failure instanceof WalkFailure)) throw new Error("the walk did not fail");
    for (const part of ["verification, path 7, step 6 of 6", "Expected state: ", "Text on the screen: ", kept])
      expect(failure.message).toContain(part);
    expect([`${kept}.png`, `${kept}.zip`].filter((file) => !existsSync(file))).toEqual([]);
    const shortest = [...sent, "CODE_SUBMITTED", "checkCode answers (refused)"];
    expect(await shortestFailing(paths, path, failure, set)).toEqual(shortest);
  },
);

sweep("engine README: its machine is walked on its page", { timeout: LONG }, async () => {
  const folder = turnstileFolder();
  const environment = { CHROMIUM_PATH: findChromium() ?? "" };
  await run(process.execPath, ["turnstile.mts", "--approve"], folder);
  const { code, said } = await run(process.execPath, ["walk.mts"], folder, environment);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("every path was walked") });
});

sweep("paths:run: a path written as a test runs in Playwright from its own folder", { timeout: LONG }, async () => {
  const folder = project({});
  const written = await pathsRun("--machine", "callbackResend", "--path", "1", "--write", folder);
  expect(written.code).toBe(0);
  const installed = await run("npm", ["install", "--no-audit", "--no-fund"], folder);
  expect(installed).toMatchObject({ code: 0 });
  const environment = { CONSOLE_URL: inject("consoleUrl"), CHROMIUM_PATH: findChromium() ?? "" };
  const { code, said } = await run("npx", ["playwright", "test", "--reporter=list"], folder, environment);
  expect(said).toContain("1 passed");
  expect(code).toBe(0);
});
