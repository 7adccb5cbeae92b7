import { expect, test } from "vitest";
import { runChecks } from "./run-checks.ts";

test("each check's result is printed, with the fix for a failed one; the others still run when a check throws", async () => {
  const lines: string[] = [];
  const tally = await runChecks(
    [
      { name: "good", mend: "`npm run fix`", run: async () => [] },
      { name: "bad", mend: "`npm run fix`", run: async () => ["a.ts:1 is wrong\nvery"] },
      { name: "broken", mend: "`npm run fix`", run: () => Promise.reject(new Error("no such tool")) },
      { name: "last", mend: "`npm run fix`", run: async () => [] },
    ],
    "/",
    (line) => lines.push(line.replace(/\(.*? s\)/, "")),
  );
  expect(tally).toMatchObject({ passed: 2, failed: ["bad", "broken"], skipped: [] });
  expect(lines.toSorted()).toEqual([
    "✓ good ",
    "✓ last ",
    "✗ bad \n    a.ts:1 is wrong\n    very\n    To mend it: `npm run fix`.",
    "✗ broken \n    Error: no such tool\n    To mend it: `npm run fix`.",
  ]);
});
