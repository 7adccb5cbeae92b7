import { join } from "node:path";
import { expect, test } from "vitest";
import { EVERY_MODEL } from "./models/every-model.ts";
import { run } from "./testing/command.ts";
import { type Defect, seededCopy } from "./testing/seeded-copy.ts";

/** Compares the output of `npm run paths` with the files in `printed/`; `npm test -- --update paths-printed` updates them. */
const ROOT = join(import.meta.dirname, "..");

/** Defects in a target, a delay, an ignored event, an answer and the temporal properties. */
const DEFECTS: readonly Defect[] = [
  { file: "machines/bills/callback-resend.ts", from: 'target: "delivered"', to: 'target: "undelivered"' },
  { file: "machines/shell/connection.ts", from: "NOTICE_DURATION = 4_000", to: "NOTICE_DURATION = 5_000" },
  {
    file: "machines/shell/release.ts",
    from: "    checking: {\n",
    to: '    checking: {\n      on: { TAB_SHOWN: "idle" },\n',
  },
  { file: "model-tests/models/verification.ts", from: 'refused: refusal("2003")', to: "" },
  { file: "model-tests/models/role.ts", from: "overTime: {", to: "overTime: {}, ...{" },
];
const EVERY_MACHINE = EVERY_MODEL.map(({ machine }) => machine.id).join(", ");
const SEED = ["--walks", "1", "--seed", "1"];

async function printed(words: readonly string[], cwd = ROOT): Promise<string> {
  const { code, said } = await run(process.execPath, words, cwd);
  return `${said}exit code ${code}\n`
    .replaceAll(/\d+\.\d\d s of CPU time/g, "SECONDS s of CPU time")
    .replaceAll(EVERY_MACHINE, "EVERY MACHINE");
}

test.each([
  ["an approved machine", "approved", ["--machine", "verification", ...SEED]],
  ["a comparison", "check", ["--machine", "verification", "--check"]],
  ["an unknown machine", "no-machine", ["--machine", "verifikation"]],
  ["an unknown option", "no-option", ["--machin", "verification"]],
  [
    "the approval of a machine that was not generated",
    "not-generated",
    ["--machine", "verification", "--approve", "role", ...SEED],
  ],
  ["a missing session file", "no-session", ["--session", "no-such-file.json"]],
])("npm run paths: the output for %s is as approved", async (_title, file, words) => {
  await expect(await printed(["model-tests/paths.ts", ...words])).toMatchFileSnapshot(`printed/paths-${file}.txt`);
});

test("npm run paths and paths:mutants: fail on defects, and paths names each", {
  timeout: 60_000,
}, async () => {
  const copy = seededCopy(DEFECTS);
  const wrong = ["callbackResend", "connection", "release", "verification"].flatMap((name) => ["--machine", name]);
  const [paths, mutants] = await Promise.all([
    printed(["model-tests/paths.ts", ...wrong, ...SEED], copy),
    run(process.execPath, ["model-tests/paths-mutants.ts", "--machine", "role"], copy),
  ]);
  await expect(paths).toMatchFileSnapshot("printed/paths-defects.txt");
  expect(mutants.said).toMatch(/^Invariants and generated tests kill \d+\.\d % of the mutants, less than 90 %\.$/m);
  expect(mutants.said).toMatch(/^mutation score of all tests: 100\.0 % \(threshold 100 %\)$/m);
  expect(mutants.code).toBe(1);
});
