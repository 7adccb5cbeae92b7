import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SWEPT } from "./swept.ts";

const ROOT = join(import.meta.dirname, "..");

test("npm run sweeps runs every test that does more there", () => {
  const tests = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx"], { cwd: ROOT, encoding: "utf8" });
  const doMore = tests
    .split("\n")
    .filter((file) => file !== "" && file !== "model-tests/swept.test.ts" && existsSync(join(ROOT, file)))
    .filter((file) => /\.sweep\./.test(file) || MORE.test(readFileSync(join(ROOT, file), "utf8")));
  expect(doMore.filter((file) => !SWEPT.some((swept) => file.startsWith(swept)))).toEqual([]);
  expect(SWEPT.filter((swept) => !existsSync(join(ROOT, swept)))).toEqual([]);
});

/** How a test asks whether it runs in the sweeps. */
const MORE = /env\.SWEEPS|RUNS_SWEEPS|IS_WHOLE|import .*\bsweep\b/;
