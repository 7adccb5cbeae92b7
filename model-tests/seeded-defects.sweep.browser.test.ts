import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { onlyInSweeps } from "./browser/extent.ts";
import { test } from "./browser/journey.ts";
import { run } from "./testing/command.ts";
import { seededCopy } from "./testing/seeded-copy.ts";

/** Runs commands that need a browser and a build on a copy of the project with defects. */
const sweep = onlyInSweeps(test);
const LONG = 600_000;

sweep("paths:run: fails on a screen that hides a problem or offers an ignored event", { timeout: LONG }, async () => {
  const copy = seededCopy([
    {
      file: "src/bills/ResendCallback.tsx",
      from: "{problem && <ProblemNotice",
      to: "{problem === undefined && <ProblemNotice",
    },
    {
      file: "src/account/center/ProfileDialog.tsx",
      from: 'disabled={!snapshot.can({ type: "DISMISSED" })}',
      to: "disabled={false}",
    },
  ]);
  const machines = ["--machine", "callbackResend", "--machine", "profileEdit", "--machine", "role"];
  const { code, said } = await run(process.execPath, ["model-tests/paths-run.ts", ...machines], copy);
  expect(code).toBe(1);
  for (const line of [
    "so it is built first",
    "✗ callbackResend: ",
    'the screen does not say "It was not sent again."',
    "✗ profileEdit: ",
    "the control of DISMISSED is enabled, although the machine ignores the event here",
    "The shortest path with the same failure: ",
    'npm run paths:run -- --machine callbackResend --steps "RESEND_REQUESTED > resendCallback answers (refused)"',
    "✓ role: ",
    "✗ Total: 3 of ",
  ])
    expect(said).toContain(line);
  const kept = ["callbackResend-1.png", "callbackResend-1.zip"];
  expect(kept.filter((name) => !existsSync(join(copy, "model-tests/report/failures", name)))).toEqual([]);
});

sweep("paths:mutants: walks undetected mutants in a browser, and fails on survivors", { timeout: LONG }, async () => {
  const copy = seededCopy([
    { file: "model-tests/mutants/equivalent.ts", from: '"role order: PROFILE', to: '"roles order: PROFILE' },
    {
      file: "machines/account/password-change.test.ts",
      from: 'import { expect, test } from "vitest";',
      to: 'import { expect, test } from "vitest";\ntest("it is wrong already", () => expect(1).toBe(2));',
    },
  ]);
  const mutants = (machine: string) =>
    run(process.execPath, ["model-tests/paths-mutants.ts", "--machine", machine], copy);
  const unexcused = await mutants("role");
  expect(unexcused.said).toContain("survived  machines/account/role.ts:14 order: PROFILE_LOADED in the root");
  expect(unexcused.said).toContain("% of the mutants survived.");
  expect(unexcused.code).toBe(1);
  const wrong = await mutants("passwordChange");
  expect(wrong.said).toContain("needs a machine that passes: passwordChange fails its unit tests");
  expect(wrong.code).toBe(1);
});
