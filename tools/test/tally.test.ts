import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { allPassed, EMPTY_TALLY, readTally, sumTallies } from "./tally.ts";

const good = { ...EMPTY_TALLY, passed: 2 };

test("a run has passed only if a test passed, none failed, and every skipped test has a reason", () => {
  expect(allPassed(good)).toBe(true);
  expect(allPassed({ ...good, skipped: [{ title: "a", reason: "needs two screens" }] })).toBe(true);
  expect(allPassed({ ...good, skipped: [{ title: "a", reason: null }] })).toBe(false);
  expect(allPassed({ ...good, failed: ["a"] })).toBe(false);
  expect(allPassed({ ...good, passed: 0 })).toBe(false);
});

test("the sum of two tallies", () => {
  const other = {
    ...EMPTY_TALLY,
    passed: 1,
    failed: ["a"],
    skipped: [{ title: "b", reason: null }],
    proven: ["4.4.b"],
  };
  expect(sumTallies(good, other)).toEqual({ ...other, passed: 3 });
  expect(sumTallies(other, { ...other, disproven: ["4.4.b"] })).toMatchObject({
    proven: ["4.4.b"],
    disproven: ["4.4.b"],
  });
});

test.each([
  ["has no tests", EMPTY_TALLY, 0, "found no tests"],
  ["cannot start its service", EMPTY_TALLY, 1, "began no test, since what they need did not start: see above"],
  ["passes and yet ends with an error", good, 1, "ended with code 1"],
  ["never comes to its end", null, null, "ended with code null before its tests did"],
])("a run that %s has failed", (_what, written, code, problem) => {
  const root = project(written === null ? {} : { "tally.json": JSON.stringify(written) });
  expect(readTally(`${root}/tally.json`, code, "the run").failed).toEqual([`the run ${problem}`]);
});
