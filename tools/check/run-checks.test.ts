import { expect, test } from "vitest";
import { runChecks } from "./run-checks.ts";

test("each check is printed, a failed one with what mends it; one that breaks does not keep the others from running", async () => {
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
