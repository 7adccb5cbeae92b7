import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { onlyInSweeps } from "./browser/extent.ts";
import { test } from "./browser/journey.ts";
import { run } from "./testing/command.ts";
import { type Defect, seededCopy } from "./testing/seeded-copy.ts";

/** Runs commands that need a browser and a build on a copy of the project with defects. */
const sweep = onlyInSweeps(test);
const LONG = 600_000;

/** What a walk says of a console with these defects, by machine. */
const BROKEN: Readonly<Record<string, { defect: Defect; says: string }>> = {
  callbackResend: {
    defect: { file: "src/bills/ResendCallback.tsx", from: "{problem && <", to: "{problem === undefined && <" },
    says: 'the screen does not say "It was not sent again."',
  },
  profileEdit: {
    defect: {
      file: "src/account/center/ProfileDialog.tsx",
      from: 'disabled={!snapshot.can({ type: "DISMISSED" })}',
      to: "disabled={false}",
    },
    says: "the control of DISMISSED is enabled, although the machine ignores the event here",
  },
  codeDelivery: {
    defect: {
      file: "src/account/SendCode.tsx",
      from: "onClick={() => actor?.send(request)}",
      to: 'onClick={() => [console.error("broken on purpose"), actor?.send(request)]}',
    },
    says: "console.error: broken on purpose",
  },
  registration: {
    defect: {
      file: "src/account/RegisterScreen.tsx",
      from: "  return (",
      to: '  void fetch("https://elsewhere.example/").catch(() => null);\n  return (',
    },
    says: "Policy violation: connect-src https://elsewhere.example/",
  },
  passwordChange: {
    defect: {
      file: "src/account/password/ChangePasswordDialog.tsx",
      from: "value={fields.oldPassword}",
      to: "value={fields.oldPassword.toUpperCase()}",
    },
    says: "the field oldPassword holds something else than was typed",
  },
};

sweep("paths:run: says what is wrong with a broken console, and where", { timeout: LONG }, async () => {
  const copy = seededCopy(Object.values(BROKEN).map(({ defect }) => defect));
  const walked = (...machines: string[]) =>
    run(process.execPath, ["model-tests/paths-run.ts", ...machines.flatMap((one) => ["--machine", one])], copy);
  const { code, said } = await walked(...Object.keys(BROKEN), "role");
  expect(code).toBe(1);
  const kept = join(copy, "model-tests/report/failures");
  for (const [machine, { says }] of Object.entries(BROKEN)) {
    for (const line of [`✗ ${machine}: `, `${machine}, path 1, `, says, `npm run paths:run -- --machine ${machine} --`])
      expect(said).toContain(line);
    for (const ending of ["png", "zip"]) expect(existsSync(join(kept, `${machine}-1.${ending}`)), machine).toBe(true);
  }
  for (const line of [
    "so it is built first",
    "The shortest path with the same failure: ",
    'npm run paths:run -- --machine callbackResend --steps "RESEND_REQUESTED > resendCallback answers (refused)"',
    "✓ role: ",
    "✗ Total: 6 of ",
  ])
    expect(said).toContain(line);

  writeFileSync(join(copy, "sandbox/testing/quick-main.ts"), 'throw new Error("its port is taken");');
  const without = await walked("role");
  expect(without.code).toBe(1);
  expect(without.said).toContain("its port is taken");
});

sweep("paths:mutants: fails on survivors, and on a machine that fails its own tests", { timeout: LONG }, async () => {
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
