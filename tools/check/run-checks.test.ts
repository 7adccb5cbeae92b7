import { expect, test } from "vitest";
import { runChecks } from "./run-checks.ts";

test("each check is told of, and one that breaks has failed without keeping the others from running", async () => {
  const lines: string[] = [];
  const tally = await runChecks(
    [
      { name: "good", run: async () => [] },
      { name: "bad", run: async () => ["a.ts:1 is wrong\nvery"] },
      { name: "broken", run: () => Promise.reject(new Error("no such tool")) },
      { name: "last", run: async () => [] },
    ],
    "/",
    (line) => lines.push(line.replace(/\(.*? s\)/, "")),
  );
  expect(tally).toEqual({ passed: 2, failed: ["bad", "broken"], skipped: [] });
  expect(lines.toSorted()).toEqual([
    "✓ good ",
    "✓ last ",
    "✗ bad \n    a.ts:1 is wrong\n    very",
    "✗ broken \n    Error: no such tool",
  ]);
});
