import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isSweep, TESTS } from "#tools/test/chosen.ts";
import { SWEPT } from "./swept.ts";

const ROOT = join(import.meta.dirname, "..");

test("npm run sweeps runs every test that does more there", () => {
  const doMore = globSync(TESTS, { cwd: ROOT })
    .filter((file) => !file.endsWith("swept.test.ts"))
    .filter((file) => isSweep(file) || MORE.test(readFileSync(join(ROOT, file), "utf8")));
  expect(doMore.filter((file) => !SWEPT.some((swept) => file.startsWith(swept)))).toEqual([]);
  expect(SWEPT.filter((swept) => !existsSync(join(ROOT, swept)))).toEqual([]);
});

/** How a test asks whether it runs in the sweeps. */
const MORE = /env\.SWEEPS|RUNS_SWEEPS|IS_WHOLE|import .*\bsweep\b/;
