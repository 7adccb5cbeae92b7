import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { TestCase, TestModule } from "vitest/node";
import TallyReporter from "./reporter.ts";

const passed = (fullName: string) =>
  ({ fullName, tags: [], meta: () => ({}), result: () => ({ state: "passed" }) }) as unknown as TestCase;

test("a test has ended even if its end is reported before its start; a test without a reported end has not", () => {
  const file = join(mkdtempSync(join(tmpdir(), "tally-")), "tally.json");
  vi.stubEnv("TALLY_FILE", file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const [quick, stuck] = [passed("is quick"), passed("is stuck")];
  const state = () => "passed";
  const children = { allTests: () => [quick, stuck], allSuites: () => [] };
  const reporter = new TallyReporter();
  reporter.onTestCaseResult(quick);
  reporter.onTestCaseReady(quick);
  reporter.onTestCaseReady(stuck);
  reporter.onTestRunEnd(
    [{ relativeModuleId: "a.test.ts", children, state, errors: () => [] } as unknown as TestModule],
    [],
  );
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    passed: 1,
    failed: ["a.test.ts › is stuck never ended"],
  });
});
