import { join } from "node:path";
import { expect, test } from "vitest";
import { EVERY_MODEL } from "./models/every-model.ts";
import { run } from "./testing/command.ts";
import { type Defect, seededCopy } from "./testing/seeded-copy.ts";

/**
 * All that `npm run paths` prints is approved, and what `npm run paths:run` prints without walking, in `printed/`:
 * `npm test -- --update paths-printed`.
 */
const ROOT = join(import.meta.dirname, "..");

/** Swapped targets, another delay, an event that counts where it did not, an unexpected answer, and no invariants. */
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
    .replaceAll(/\d+\.\d\d s of computing/g, "SECONDS s of computing")
    .replaceAll(EVERY_MACHINE, "EVERY MACHINE");
}

test.each([
  ["of a machine that is as approved", "approved", ["--machine", "verification", ...SEED]],
  ["that only compares", "check", ["--machine", "verification", "--check"]],
  ["of a machine that there is not", "no-machine", ["--machine", "verifikation"]],
  ["with an option that there is not", "no-option", ["--machin", "verification"]],
  ["by a criterion that there is not", "no-criterion", ["--criterion", "state"]],
  ["with a seed that is no number", "no-number", ["--seed", "soon"]],
  ["approving what it did not generate", "not-generated", ["--machine", "verification", "--approve", "role", ...SEED]],
  ["of a session that there is not", "no-session", ["--session", "no-such-file.json"]],
])("`npm run paths` %s", async (_title, file, words) => {
  await expect(await printed(["model-tests/paths.ts", ...words])).toMatchFileSnapshot(`printed/paths-${file}.txt`);
});

test.each([
  ["of a machine that there is not", "no-machine", ["--machine", "verifikation"]],
  ["with an option that there is not", "no-option", ["--machin", "verification"]],
  ["of a path that there is not", "no-path", ["--machine", "verification", "--path", "99"]],
  ["of a shard that there is not", "no-shard", ["--shard", "3/2"]],
  ["in a browser that there is not", "no-browser", ["--browser", "safari"]],
  ["at no address", "no-address", ["--url", "console.example"]],
])("`npm run paths:run` %s", async (_title, file, words) => {
  await expect(await printed(["model-tests/paths-run.ts", ...words])).toMatchFileSnapshot(
    `printed/paths-run-${file}.txt`,
  );
});

test("`npm run paths` and `paths:mutants`, as somebody types them, fail on defects and name each", {
  timeout: 60_000,
}, async () => {
  const copy = seededCopy(DEFECTS);
  const wrong = ["callbackResend", "connection", "release", "verification"].flatMap((name) => ["--machine", name]);
  const [paths, mutants] = await Promise.all([
    printed(["model-tests/paths.ts", ...wrong, ...SEED], copy),
    run(process.execPath, ["model-tests/paths-mutants.ts", "--machine", "role"], copy),
  ]);
  await expect(paths).toMatchFileSnapshot("printed/paths-defects.txt");
  expect(mutants.said).toMatch(/^Invariants and generated tests find \d+\.\d % of the faults, less than 90 %\.$/m);
  expect(mutants.said).toMatch(/^everything together 100\.0 % \(bar 100 %\)$/m);
  expect(mutants.code).toBe(1);
});
