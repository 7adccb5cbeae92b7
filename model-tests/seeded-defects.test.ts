import { expect, test } from "vitest";
import { run } from "./testing/command.ts";
import { type Defect, seededCopy } from "./testing/seeded-copy.ts";

/** Swapped targets, another delay, an event that counts where it did not, an answer of nobody's, and no laws. */
const DEFECTS: readonly Defect[] = [
  { file: "machines/bills/callback-resend.ts", from: 'target: "delivered"', to: 'target: "undelivered"' },
  { file: "machines/shell/connection.ts", from: "NOTICE_DURATION = 4_000", to: "NOTICE_DURATION = 5_000" },
  {
    file: "machines/shell/recording.ts",
    from: "    none: {\n      on: {",
    to: '    none: {\n      on: { STOPPED: "saved",',
  },
  { file: "model-tests/models/verification.ts", from: 'refused: refusal("2003")', to: "" },
  { file: "model-tests/models/role.ts", from: "overTime: {", to: "overTime: {}, ...{" },
];

test("`npm run paths` and `paths:mutants`, as somebody types them, fail on defects and name each", {
  timeout: 60_000,
}, async () => {
  const copy = seededCopy(DEFECTS);
  const node = (...words: string[]) => run(process.execPath, words, copy);
  const wrong = ["callbackResend", "connection", "recording", "verification"].flatMap((name) => ["--machine", name]);
  const [paths, mutants] = await Promise.all([
    node("model-tests/paths.ts", ...wrong),
    node("model-tests/paths-mutants.ts", "--machine", "role"),
  ]);
  for (const line of [
    "✗ callbackResend: nothing is generated",
    "it is not so that a callback that its receiver took is delivered (4.6)",
    "- restored; noticeDuration in 4000 ms\n       + restored; noticeDuration in 5000 ms",
    "✗ recording: ",
    "it is not so that nothing is saved before something was recorded (7.17)",
    "✗ verification: ",
    "verification: no path covers",
  ])
    expect(paths.said).toContain(line);
  expect(paths.code).toBe(1);
  expect(mutants.said).toMatch(/^Laws and generated tests find \d+\.\d % of the faults, less than 85 %\.$/m);
  expect(mutants.said).toMatch(/^everything together 100\.0 % \(bar 100 %\)$/m);
  expect(mutants.code).toBe(1);
});
